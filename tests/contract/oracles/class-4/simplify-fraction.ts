import { gapIn } from "#tests/contract/equation.ts";
import { compareExact } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

function partsOf(fraction: string): [number, number] {
  const [top = 0, bottom = 0] = fraction.split("\u2044").map(Number);
  return [top, bottom];
}

/** Whether no number from 2 up divides both: each is tried. */
function isLowest(fraction: string): boolean {
  const [top, bottom] = partsOf(fraction);
  for (let divisor = 2; divisor <= Math.min(top, bottom); divisor += 1) {
    if (top % divisor === 0 && bottom % divisor === 0) return false;
  }
  return true;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  const [large, small] = [...text.matchAll(/\d+\u2044\d+/gu)].map(([fraction]) => fraction);
  if (large !== undefined && small !== undefined) return String(partsOf(large)[0] / partsOf(small)[0]);
  const [given] = numbersIn(text);
  if (seen.kind === "boxes") return given === undefined ? null : writeExact(given);
  return onlyChoice(seen, (choice) => {
    const [value] = numbersIn(choice);
    return isLowest(choice) && (given === undefined || (value !== undefined && compareExact(value, given) === 0));
  });
};
