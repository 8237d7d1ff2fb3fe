import { beforeEach, expect, test, vi } from "vitest";
import { openCookie, signCookie } from "./grown-up-cookies.ts";

beforeEach(() => {
  vi.stubEnv("APP_SECRET", "only for tests, only for tests, only for tests");
});

test("a signed cookie opens to what was signed", () => {
  expect(openCookie("name", signCookie("name", "base64-abc.def"))).toBe("base64-abc.def");
});

test("a cookie changed in any one byte opens to nothing", () => {
  const signed = signCookie("name", "value");
  for (let place = 0; place < signed.length; place += 1) {
    const other = signed[place] === "A" ? "B" : "A";
    expect(openCookie("name", signed.slice(0, place) + other + signed.slice(place + 1))).toBe("");
  }
});

test.each(["", ".", "value", "value."])("the unsigned cookie %j opens to nothing", (value) => {
  expect(openCookie("name", value)).toBe("");
});

test("a cookie does not open under another name", () => {
  expect(openCookie("name.1", signCookie("name.0", "value"))).toBe("");
});
