import { answerNumber } from "#tests/contract/answer-number.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** How often the divisor goes into the whole. */
function goesInto(whole: number, divisor: number): number {
  let [low, high] = [0, whole];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle * divisor > whole) high = middle - 1;
    else low = middle;
  }
  return low;
}

/** The quotient is found by halving the way to it, the rest is what is left; a hidden digit by trying all ten. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type === "long-division" && figure.quotient?.includes("?")) {
    const { dividend, divisor, quotient } = figure;
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter(
      (digit) => Number(quotient.replace("?", String(digit))) * Number(divisor) === Number(dividend),
    );
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const { text } = seen.prompt;
  const [whole = 0, divisor = 0, told, ...more] = wholesIn(text);
  if (more.length > 0) return null;
  const low = goesInto(whole, divisor);
  const rest = whole - low * divisor;
  if (/số dư/u.test(text)) return rest > 0 ? String(rest) : null;
  return rest === (told ?? 0) ? answerNumber(seen, low) : null;
};
