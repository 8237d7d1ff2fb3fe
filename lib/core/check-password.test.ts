import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";

test.each(["12345678", "mật khẩu dài", "x".repeat(72)])("%s can be a password", (typed) => {
  expect(checkPassword(typed)).toEqual({ ok: true, value: typed });
});

test("the same letters typed on another keyboard are the same password", () => {
  expect(checkPassword("mật khẩu".normalize("NFD"))).toEqual(checkPassword("mật khẩu"));
});

test.each(["1234567", "", "      1      ", "ếếếế".normalize("NFD")])("%j is too short", (typed) => {
  expect(checkPassword(typed)).toEqual({ ok: false, reason: "too-short" });
});

test("more than the hash takes in is refused and not cut off", () => {
  expect(checkPassword("x".repeat(73))).toEqual({ ok: false, reason: "too-long" });
  expect(checkPassword("ế".repeat(25))).toEqual({ ok: false, reason: "too-long" });
});
