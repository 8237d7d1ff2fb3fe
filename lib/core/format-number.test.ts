import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

describe("formatNumber", () => {
  test.each([
    [0, "0"],
    [-0, "0"],
    [7, "7"],
    [1945, "1945"],
    [9999, "9999"],
    [10_000, "10\u00a0000"],
    [123_456, "123\u00a0456"],
    [1_234_567, "1\u00a0234\u00a0567"],
    [-4, "\u22124"],
    [-12_000, "\u221212\u00a0000"],
    [3.75, "3,75"],
    [0.5, "0,5"],
    [-0.25, "\u22120,25"],
    [12_345.678, "12\u00a0345,678"],
  ])("writes %d as %s", (value, written) => {
    expect(formatNumber(value)).toBe(written);
  });

  test("what is written can be read back as the same number", () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const read = formatNumber(value).replaceAll("\u00a0", "").replace("\u2212", "-");
        expect(Number(read)).toBe(value);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])("refuses %d", (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  });
});
