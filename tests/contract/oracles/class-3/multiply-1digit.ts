import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Adds the number again and again; for a hidden digit tries all ten. */
export const oracle: Oracle = (seen) => {
  const repeated = (number: number, times: number) =>
    Array.from({ length: times }, () => number).reduce((sum, each) => sum + each, 0);
  const [figure] = seen.figures;
  if (seen.kind === "number") {
    if (figure?.type !== "working") return null;
    const fits = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
      const [number = 0, times = 0, product] = figure.rows.map((row) =>
        Number(row.join("").replace("?", String(digit))),
      );
      return repeated(number, times) === product;
    });
    return fits.length === 1 ? String(fits[0]) : null;
  }
  const numbers = wholesIn(seen.prompt.text);
  const [number = 0, times = 0] = numbers;
  if (numbers.length !== 2) return null;
  return onlyChoice(seen, (choice) => wholesIn(choice)[0] === repeated(number, times));
};
