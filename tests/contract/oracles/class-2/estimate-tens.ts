import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Counts exactly what is drawn or told; the one answer within five of it is right. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const numbers = wholesIn(text);
  const drawn = figure?.type === "groups" ? figure.sizes.reduce((sum, size) => sum + size, 0) : null;
  const told = text.startsWith("Mỗi") ? numbers.reduce((product, number) => product * number, 1) : (numbers[0] ?? 0);
  const exact = drawn ?? told;
  return onlyChoice(seen, (choice) => {
    const [number = 0] = wholesIn(choice);
    return Math.abs((choice.endsWith("chục") ? number * 10 : number) - exact) <= 5;
  });
};
