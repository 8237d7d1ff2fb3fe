import { expect, test } from "vitest";
import { findUnreduced, withFoundUnit } from "./found-unit.ts";

test("a bare number gets the unit that its explanation finds it in", () => {
  expect(withFoundUnit("15", "7 + 8 = 15 (quả).")).toBe("15 quả");
  expect(withFoundUnit("3⁄4", "1⁄4 + 2⁄4 = 3⁄4 (tấm vải).")).toBe("3⁄4 tấm vải");
  expect(withFoundUnit("260", "Chu vi: 26 000 (cm). 26 000 cm = 260 m.")).toBe("260 m");
  expect(withFoundUnit("24", "97 : 4 = 24 (dư 1).")).toBe("24");
  expect(withFoundUnit("9 cm", "4 + 5 = 9 (cm).")).toBe("9 cm");
});

test("what a result is made shorter from is as right, of fractions where any of that worth is", () => {
  expect(findUnreduced("0,21", "0,42 × 0,5 = 0,210 = 0,21.", false)).toBe("0,210");
  expect(findUnreduced("1⁄5", "1⁄10 + 1⁄10 = 2⁄10 = 1⁄5.", true)).toBe("2⁄10");
  expect(findUnreduced("1⁄5", "1⁄10 + 1⁄10 = 2⁄10 = 1⁄5.", false)).toBeNull();
  expect(findUnreduced("12", "3 × 4 = 12.", true)).toBeNull();
});
