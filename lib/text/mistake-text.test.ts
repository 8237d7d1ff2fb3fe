import { describe, expect, test } from "vitest";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { mistakeText, unnamedMistake, wordsOfMistake } from "./mistake-text.ts";

/** Every code there is: one that is added or taken away does not compile here. */
const codes: Readonly<Record<MistakeCode, true>> = {
  OFF1: true,
  OFF10: true,
  OFF100: true,
  SWAP: true,
  PLACE: true,
  ZERO: true,
  CONCAT: true,
  CARRY: true,
  BORROW: true,
  OP: true,
  ORDER: true,
  PARTIAL: true,
  "TABLE-NEAR": true,
  REMAINDER: true,
  REL: true,
  EQ: true,
  READ: true,
  ROUND: true,
  "COUNT-ENDS": true,
  HANDS: true,
  UNIT: true,
  "PERIM/AREA": true,
  "FRAC-ADD": true,
  "FRAC-BIG": true,
  "DEC-LEN": true,
  "DEC-SHIFT": true,
  "DEC-ALIGN": true,
  TONE: true,
  SPELL: true,
  RIME: true,
  CAPS: true,
  LITERAL: true,
  FIELD: true,
  DATUM: true,
};

const words: readonly string[] = [...Object.values(mistakeText), unnamedMistake];

describe("what teachers are told of a mistake", () => {
  test("every code has words, and nothing else has", () => {
    expect(Object.keys(mistakeText).sort()).toEqual(Object.keys(codes).sort());
  });

  test("a code that is stored is found again, and an unknown one has the general words", () => {
    expect(wordsOfMistake("TABLE-NEAR")).toBe(mistakeText["TABLE-NEAR"]);
    expect(["", "BEFORE"].map(wordsOfMistake)).toEqual([unnamedMistake, unnamedMistake]);
  });

  test("no two mistakes are told alike", () => {
    expect(new Set(words).size).toBe(words.length);
  });

  test.each(words)("“%s” goes on after “6 em”", (each) => {
    expect(each).toBe(each.normalize("NFC"));
    expect(each).toMatch(/^\p{Ll}/u);
    expect(each).not.toMatch(/[.!?]$/u);
    expect(each.length).toBeLessThanOrEqual(48);
  });
});
