import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { ParagraphLevel } from "./levels.ts";

/** Whether a + b carries, or a − b takes a ten apart. */
function goesOverTen(operation: "+" | "−", a: number, b: number): boolean {
  return operation === "+" ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10;
}

/** The two numbers of a story; they and the result are three different ones, so that none is taken for another. */
export function drawNumbers(level: ParagraphLevel, operation: "+" | "−", rng: Rng): { a: number; b: number } {
  const { range, isCarried } = level;
  const least = range === 20 ? 2 : 5;
  const span = { from: least, to: range - 1, by: 1 };
  return drawPair(rng, span, span, (a, b) => {
    const result = operation === "+" ? a + b : a - b;
    const isLarge = range === 20 || Math.max(a, b, result) > 20;
    const isApart = new Set([a, b, result]).size === 3;
    const isInside = result >= least && result < range && isLarge;
    return isInside && isApart && goesOverTen(operation, a, b) === isCarried;
  });
}
