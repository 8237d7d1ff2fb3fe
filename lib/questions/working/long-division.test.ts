import { expect, test } from "vitest";
import { longDivision } from "./long-division.ts";

const alt = "Phép chia đặt tính.";

test("each rest stands with the next digit brought down", () => {
  expect(longDivision({ dividend: 618, divisor: 3, alt })).toMatchObject({
    dividend: "618",
    divisor: "3",
    quotient: "206",
    steps: [
      { text: "01", end: 1 },
      { text: "18", end: 2 },
      { text: "0", end: 2 },
    ],
  });
});

test("the first step takes as many digits as it needs", () => {
  const { quotient, steps } = longDivision({ dividend: 148, divisor: 4, shown: 1, alt });
  expect(quotient).toBe("3");
  expect(steps).toEqual([{ text: "28", end: 2 }]);
});

test("nothing is written before the first step, and digits may be hidden", () => {
  expect(longDivision({ dividend: 96, divisor: 8, shown: 0, alt }).quotient).toBeNull();
  expect(longDivision({ dividend: 96, divisor: 8, gaps: [1], alt }).quotient).toBe("1?");
});
