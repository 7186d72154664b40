import { expect, test } from "vitest";
import { networkOf } from "./caller-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1:5123 ", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:C000:0201", "192.0.2.1"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("「%s」 is %s", (text, network) => {
  expect(networkOf(text)).toBe(network);
});

test.each(["", "unknown", "192.0.2", "[192.0.2.1", "1:2:3", "a".repeat(10_000), "<script>"])(
  "「%s」 is no address",
  (text) => {
    expect(networkOf(text)).toBeUndefined();
  },
);
