import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["lin@example.tw", "lin@example.tw"],
  ["lin.wei+tour@example.tw", "lin.wei@example.tw"],
  ["+lin@example.tw", "+lin@example.tw"],
  ["l.i.n+a+b@gmail.com", "lin@gmail.com"],
  ["lin@googlemail.com", "lin@gmail.com"],
])("%s leads to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
