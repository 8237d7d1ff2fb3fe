import { countSeen } from "#tests/contract/count-seen.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readSmallNumber } from "#tests/contract/read-small-number.ts";

/** Looks for the reading that a table of its own gives the number on the card or the number of cubes. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  const number = figure?.type === "word" ? Number(figure.text) : countSeen(figure);
  return onlyChoice(seen, (choice) => choice === readSmallNumber(number));
};
