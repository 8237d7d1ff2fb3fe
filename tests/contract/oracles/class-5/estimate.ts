import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { roundHalfUp } from "#tests/contract/round-half-up.ts";

/** Whole numbers that do the same as the sign. */
function workOut(sign: string, one: bigint, other: bigint): bigint | null {
  if (sign === "+") return one + other;
  if (sign === "−") return one - other;
  if (sign === "×") return one * other;
  for (let quotient = 1n; quotient * other <= one; quotient += 1n) if (quotient * other === one) return quotient;
  return null;
}

/** Rounds both numbers to the nearest whole one, works them out, and takes that from what there is. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const told = numbersIn(text);
  const given = told.length > 2 ? told.shift() : undefined;
  const [one = 0n, other = 0n] = told.map((number) => roundHalfUp(number, 1n));
  const inStory = /diện tích|một lít/u.test(text) ? "×" : "+";
  const result = workOut(/\d ([+−×:]) \d/u.exec(text)?.[1] ?? inStory, one, other);
  if (result === null) return null;
  return String(given === undefined ? result : given.top - result);
};
