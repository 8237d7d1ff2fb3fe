import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberInWords } from "./number-in-words.ts";

const digits = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"];

function digit(value: number): string {
  return digits[value] ?? "?";
}

/** Reads a number below 100 the way pupils are drilled: first the tens table, then the three odd ones. */
function belowHundred(value: number): string {
  if (value < 10) return digit(value);
  const ones = value % 10;
  const tens = value < 20 ? "mười" : `${digit(Math.floor(value / 10))} mươi`;
  if (ones === 0) return tens;
  if (ones === 5) return `${tens} lăm`;
  if (ones === 1 && value > 20) return `${tens} mốt`;
  if (ones === 4 && value > 20) return `${tens} tư`;
  return `${tens} ${digit(ones)}`;
}

function group(value: number, isFirst: boolean): string {
  if (isFirst && value < 100) return belowHundred(value);
  const rest = value % 100;
  const hundreds = `${digit(Math.floor(value / 100))} trăm`;
  if (rest === 0) return hundreds;
  return rest < 10 ? `${hundreds} linh ${digit(rest)}` : `${hundreds} ${belowHundred(rest)}`;
}

/** A second reading, written without looking at the first: peels off groups of three from the left. */
function readAgain(value: number): string {
  const units = [
    [1_000_000, "triệu"],
    [1000, "nghìn"],
    [1, ""],
  ] as const;
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(group(count, words.length === 0), name);
  }
  return words.filter((word) => word !== "").join(" ") || "không";
}

describe("numberInWords", () => {
  test.each([
    [0, "không"],
    [1, "một"],
    [4, "bốn"],
    [5, "năm"],
    [7, "bảy"],
    [10, "mười"],
    [11, "mười một"],
    [12, "mười hai"],
    [14, "mười bốn"],
    [15, "mười lăm"],
    [19, "mười chín"],
    [20, "hai mươi"],
    [21, "hai mươi mốt"],
    [22, "hai mươi hai"],
    [24, "hai mươi tư"],
    [25, "hai mươi lăm"],
    [30, "ba mươi"],
    [31, "ba mươi mốt"],
    [34, "ba mươi tư"],
    [35, "ba mươi lăm"],
    [40, "bốn mươi"],
    [41, "bốn mươi mốt"],
    [44, "bốn mươi tư"],
    [45, "bốn mươi lăm"],
    [50, "năm mươi"],
    [51, "năm mươi mốt"],
    [54, "năm mươi tư"],
    [55, "năm mươi lăm"],
    [61, "sáu mươi mốt"],
    [69, "sáu mươi chín"],
    [71, "bảy mươi mốt"],
    [74, "bảy mươi tư"],
    [75, "bảy mươi lăm"],
    [81, "tám mươi mốt"],
    [84, "tám mươi tư"],
    [88, "tám mươi tám"],
    [91, "chín mươi mốt"],
    [94, "chín mươi tư"],
    [95, "chín mươi lăm"],
    [99, "chín mươi chín"],
    [100, "một trăm"],
    [101, "một trăm linh một"],
    [104, "một trăm linh bốn"],
    [105, "một trăm linh năm"],
    [110, "một trăm mười"],
    [111, "một trăm mười một"],
    [114, "một trăm mười bốn"],
    [115, "một trăm mười lăm"],
    [121, "một trăm hai mươi mốt"],
    [124, "một trăm hai mươi tư"],
    [155, "một trăm năm mươi lăm"],
    [200, "hai trăm"],
    [504, "năm trăm linh bốn"],
    [555, "năm trăm năm mươi lăm"],
    [999, "chín trăm chín mươi chín"],
    [1000, "một nghìn"],
    [1001, "một nghìn không trăm linh một"],
    [1010, "một nghìn không trăm mười"],
    [1015, "một nghìn không trăm mười lăm"],
    [1100, "một nghìn một trăm"],
    [1945, "một nghìn chín trăm bốn mươi lăm"],
    [2005, "hai nghìn không trăm linh năm"],
    [2024, "hai nghìn không trăm hai mươi tư"],
    [4004, "bốn nghìn không trăm linh bốn"],
    [5555, "năm nghìn năm trăm năm mươi lăm"],
    [9999, "chín nghìn chín trăm chín mươi chín"],
    [10_000, "mười nghìn"],
    [15_015, "mười lăm nghìn không trăm mười lăm"],
    [21_021, "hai mươi mốt nghìn không trăm hai mươi mốt"],
    [30_006, "ba mươi nghìn không trăm linh sáu"],
    [54_321, "năm mươi tư nghìn ba trăm hai mươi mốt"],
    [100_000, "một trăm nghìn"],
    [105_005, "một trăm linh năm nghìn không trăm linh năm"],
    [1_000_000, "một triệu"],
    [1_001_000, "một triệu không trăm linh một nghìn"],
    [5_000_002, "năm triệu không trăm linh hai"],
    [24_000_000, "hai mươi tư triệu"],
    [999_999_999, "chín trăm chín mươi chín triệu chín trăm chín mươi chín nghìn chín trăm chín mươi chín"],
  ])("reads %d as %s", (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });

  test("agrees with an independent reading on every number up to 9999", () => {
    const different = Array.from({ length: 10_000 }, (_, value) => value).filter(
      (value) => numberInWords(value) !== readAgain(value),
    );
    expect(different).toEqual([]);
  });

  test("agrees with an independent reading on larger numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), (value) => {
        expect(numberInWords(value)).toBe(readAgain(value));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([-1, 1.5, Number.NaN, 1_000_000_000])("refuses %d", (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError);
  });
});
