import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("an IPv4 address is a place of its own, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("all IPv6 addresses of one network are one place, however they are written", () => {
  const same = ["2001:db8:0:7::1", "2001:DB8:0:7:ffff:ffff:ffff:ffff", "2001:0db8:0000:0007::", "2001:db8::7:0:0:0:9"];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:0:7"]));
  expect(networkOf("2001:db8:0:8::1")).toBe("2001:db8:0:8");
  expect(networkOf("::1")).toBe("0:0:0:0");
});

test("what is no address stays as it is", () => {
  expect(networkOf("unknown")).toBe("unknown");
});
