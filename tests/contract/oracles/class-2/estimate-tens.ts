import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The one number of those within five of what is there; null where there are more. */
function nearest(numbers: readonly number[], exact: number): string | null {
  const near = numbers.filter((number) => Math.abs(number - exact) < 5);
  return near.length === 1 ? String(near[0]) : null;
}

/** Counts exactly what is drawn or told; the one answer within five of it is right. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const numbers = wholesIn(text);
  const drawn = figure?.type === "groups" ? figure.sizes.reduce((sum, size) => sum + size, 0) : null;
  const told = text.startsWith("Mỗi")
    ? numbers.reduce((product, number) => product * number, 1)
    : numbers.reduce((sum, number) => sum + number, 0);
  const exact = drawn ?? told;
  if (seen.kind === "number") {
    const tens = Array.from({ length: 11 }, (_, place) => place * 10);
    const found = nearest(tens, exact);
    return text.includes("mấy chục") && found !== null ? found.replace(/0$/u, "") : found;
  }
  return onlyChoice(seen, (choice) => Math.abs((wholesIn(choice)[0] ?? 0) - exact) < 5);
};
