import { expect, test } from "vitest";
import { isOwnRequest } from "./is-own-request.ts";

test("a page of this site and whoever is no browser are let in", () => {
  expect(isOwnRequest(new Headers({ host: "huou.vn" }))).toBe(true);
  expect(isOwnRequest(new Headers({ origin: "https://huou.vn", host: "huou.vn" }))).toBe(true);
  expect(isOwnRequest(new Headers({ origin: "http://localhost:3000", host: "localhost:3000" }))).toBe(true);
});

test("behind a proxy the address the browser knows counts", () => {
  const inside = { host: "127.0.0.1:3000", "x-forwarded-host": "huou.vn" };
  expect(isOwnRequest(new Headers({ ...inside, origin: "https://huou.vn" }))).toBe(true);
  expect(isOwnRequest(new Headers({ ...inside, origin: "http://127.0.0.1:3000" }))).toBe(false);
});

test("a page of any other site is sent away, however alike its address is", () => {
  for (const origin of [
    "https://huou.vn.example",
    "https://a.huou.vn",
    "https://huou.vn:8443",
    "null",
    "",
    "huou.vn",
  ]) {
    expect(isOwnRequest(new Headers({ origin, host: "huou.vn" })), origin).toBe(false);
  }
});
