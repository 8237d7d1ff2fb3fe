import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { classCode } from "./class-code.ts";

test("a code is made of random bytes, each letter as often as the others", () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 240; byte += 1) {
    const code = classCode.make(new Uint8Array(6).fill(byte)) ?? "";
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(new Set(counts.values())).toEqual(new Set([10]));
  expect(classCode.make(new Uint8Array(20).fill(250))).toBeNull();
});

test("the database takes every code that is made, and it is read however it is typed", () => {
  const form = /classes_code_form check \(code ~ '(?<form>[^']+)'\)/.exec(
    readFileSync("supabase/migrations/20261127001700_classes.sql", "utf8"),
  )?.groups?.form;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6, max: 239 }), (random) => {
      const code = classCode.make(random) ?? "";
      expect(code).toMatch(new RegExp(form ?? "^$"));
      expect(classCode.read(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    }),
  );
});

test.each(["", "ACDEF", "ACDEFGH", "ACDEF0", "ÀCDEFG", "A".repeat(100_000)])("%s is no code", (typed) => {
  expect(classCode.read(typed)).toBeNull();
});
