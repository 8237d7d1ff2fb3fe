import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Multiplies every answer back; a typed one is found by halving the way to it; a hidden digit by trying all ten. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type === "long-division" && figure.quotient?.includes("?")) {
    const { dividend, divisor, quotient } = figure;
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter(
      (digit) => Number(quotient.replace("?", String(digit))) * Number(divisor) === Number(dividend),
    );
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const numbers = wholesIn(seen.prompt.text);
  const [whole = 0, divisor = 0] = numbers;
  if (numbers.length !== 2) return null;
  if (seen.kind === "choice") return onlyChoice(seen, (choice) => (wholesIn(choice)[0] ?? 0) * divisor === whole);
  let [low, high] = [0, whole];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle * divisor > whole) high = middle - 1;
    else low = middle;
  }
  return low * divisor === whole ? String(low) : null;
};
