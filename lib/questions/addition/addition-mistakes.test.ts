import { describe, expect, test } from "vitest";
import { additionMistakes } from "./addition-mistakes.ts";

function values(a: number, b: number): number[] {
  return additionMistakes(a, b).map((mistake) => mistake.value);
}

describe("additionMistakes", () => {
  test("6 + 3: the start counted again, one too many, subtracted, an addend repeated", () => {
    expect(values(6, 3)).toEqual([6, 8, 10, 3, 3]);
  });

  test("with a zero: it takes everything, adds one, or is written behind", () => {
    expect(values(0, 5)).toEqual([0, 6, 4, 50]);
  });

  test("30 + 40: the zero dropped, subtracted, a ten too few or too many", () => {
    expect(values(30, 40)).toEqual([7, 10, 40, 60, 80]);
  });

  test("52 + 6: the ones added to the tens, and the digits swapped", () => {
    expect(values(52, 6)).toEqual([52, 112, 85, 46, 57, 59, 48]);
  });

  test("8 + 5 and 38 + 25: the ten dropped, forgotten or written whole", () => {
    expect(values(8, 5)).toEqual([3, 10, 12, 14, 3]);
    expect(values(38, 25)).toEqual([53, 513, 62, 64, 13, 73]);
  });

  test("34 + 25: the ones or the tens forgotten, and the digits swapped", () => {
    expect(values(34, 25)).toEqual([54, 39, 95, 9, 58, 60, 49]);
  });
});
