import type { Line } from "#lib/core/line.ts";
import { compareText as text } from "#lib/text/compare-text.ts";

/** Why `told` ("47 < 74") is true: by the order of counting up to 20, by tens and ones above. */
export function explainNumbers(left: number, right: number, told: string): Line {
  if (left === right) return text.explainSame(told);
  if (Math.max(left, right) <= 20) return text.explainBefore(left, right, told);
  const [leftTens, rightTens] = [Math.floor(left / 10), Math.floor(right / 10)];
  return leftTens === rightTens
    ? text.explainOnes(leftTens, left % 10, right % 10, told)
    : text.explainTens(leftTens, rightTens, told);
}
