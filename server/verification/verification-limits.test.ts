/** Who is counted as one mailbox and as one caller, when codes are asked for. */
import { paths } from "@farpeak/contract/paths.ts";
import { expect, test } from "vitest";
import { newEmail } from "../booking/registrations/testing-departures.ts";
import { describeOnBothDatabases } from "../database/testing.ts";
import { post, useTestServer } from "../testing-server.ts";

describeOnBothDatabases("limits on codes", (database) => {
  const server = useTestServer(database, { settings: () => ({ rateLimit: true, trustProxy: true }) });
  const send = async (email: string, forwardedFor: string): Promise<number> => {
    const form = { email, verify_type: "form-submit-register" };
    return (await post(server(), paths.sendVerifyCode, form, { "x-forwarded-for": forwardedFor })).status;
  };

  /** The answers to one try after the other. */
  async function inTurn(times: number, one: (index: number) => Promise<number>): Promise<number[]> {
    const answers: number[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await one(index));
    return answers;
  }

  test.each([
    ["a part after +", (index: number) => `victim+${index}@example.test`],
    [
      "letters in upper case",
      (index: number) => `${"other".slice(0, index)}${"OTHER".slice(index)}+${index}@example.test`,
    ],
    [
      "dots at Gmail",
      (index: number) =>
        `${"victims".slice(0, index + 1)}.${"victims".slice(index + 1)}@${index % 2 ? "gmail" : "googlemail"}.com`,
    ],
  ])("six an hour for a mailbox, whoever asks and however it is written: %s", async (_how, email) => {
    const answers = await inTurn(7, (index) => send(email(index), `198.51.100.${index}`));
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(answers.at(-1)).toBe(429);
  });

  test.each([
    ["an IPv6 network is one caller", (index: number) => `2001:db8:1:2:${(index + 1).toString(16)}::1`],
    ["an IPv4 address written as IPv6 too", (index: number) => (index % 2 ? "192.0.2.1" : "::ffff:c000:201")],
    ["a port is no part of it", (index: number) => `192.0.2.2:${1000 + index}`],
    ["nor of IPv6", (index: number) => `[2001:db8:1:3::1]:${1000 + index}`],
    ["only what our proxy added counts", (index: number) => `203.0.113.${index}, 192.0.2.3`],
    ["what is no address is nobody's", (index: number) => `somebody-${index}`],
  ])("thirty an hour for a caller: %s", async (_how, forwardedFor) => {
    const answers = await inTurn(31, (index) => send(newEmail(), forwardedFor(index)));
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(answers.at(-1)).toBe(429);
  });

  test("other networks are other callers", async () => {
    for (const address of ["2001:db8:1:4::1", "2001:db8:1:5::1", "192.0.2.77", "::1"])
      expect(await send(newEmail(), address)).toBe(200);
  });
});
