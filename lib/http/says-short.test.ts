import { expect, test } from "vitest";
import { saysShort } from "./says-short.ts";

function isShort(length?: string): boolean {
  return saysShort(new Headers(length === undefined ? {} : { "content-length": length }), 100);
}

test("a body that says it is no longer than allowed is short", () => {
  expect([isShort("0"), isShort("100"), isShort("101")]).toEqual([true, true, false]);
});

test("a body that does not say how long it is may be of any length", () => {
  expect([isShort(), isShort("short"), isShort("1e9")]).toEqual([false, false, false]);
});
