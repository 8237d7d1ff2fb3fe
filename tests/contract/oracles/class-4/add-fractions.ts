import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import { exact, plus } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** What is painted of each strip. */
const paintedIn = ({ wholes }: FractionFigure) => wholes.map(({ painted, parts }) => exact(painted, parts));

/** Adds up all fractions that are told or painted; a chain of steps is written out over the bottom of its last part. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "boxes") return null;
  const [figure] = seen.figures;
  const addends = figure?.type === "fraction" ? paintedIn(figure) : numbersIn(seen.prompt.text);
  const sum = addends.reduce(plus, exact(0));
  const last = seen.view.parts.at(-1);
  const over = last?.type === "fraction" && typeof last.bottom === "string" ? BigInt(last.bottom) : null;
  if (over === null) return writeExact(sum);
  const [first = "", second = "", whole = ""] = [...addends, sum].map(
    ({ top, bottom }) => `${(top * over) / bottom}\u2044${over}`,
  );
  return `${first} + ${second} = ${whole}`;
};
