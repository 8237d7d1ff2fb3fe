import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldName } from "./fold-name.ts";

describe("foldName", () => {
  test.each([
    ["Hươu Vui Vẻ 27", "hươuvuivẻ27"],
    ["ĐẶNG", "đặng"],
    ["ế".normalize("NFD"), "ế"],
    ["  Bé\u00a0 An ", "béan"],
  ])("folds %s to %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test("names that differ in marks stay different", () => {
    expect(foldName("Hoà")).not.toBe(foldName("Hoa"));
  });

  test("case, spaces and Unicode form never matter, and folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zđơưâêôăáàảãạéèẻẽẹ0-9 ]{0,20}$/u), (name) => {
        const folded = foldName(name);
        expect(foldName(name.toUpperCase())).toBe(folded);
        expect(foldName(name.normalize("NFD"))).toBe(folded);
        expect(foldName(` ${name.replaceAll(" ", "  ")}`)).toBe(folded);
        expect(foldName(folded)).toBe(folded);
      }),
    );
  });
});
