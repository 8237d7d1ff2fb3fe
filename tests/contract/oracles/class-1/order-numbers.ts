import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Counts up and writes down every number that is met. */
function countUp(numbers: readonly number[]): number[] {
  return Array.from({ length: 101 }, (_, number) => number).filter((number) => numbers.includes(number));
}

/** Puts the numbers in order by counting; a row has to be such a one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const ordered = (numbers: readonly number[]) =>
    text.includes("từ bé đến lớn") ? countUp(numbers) : countUp(numbers).toReversed();
  if (seen.kind === "order") return ordered(seen.view.cards.map(Number)).join(", ");
  if (text.startsWith("Dãy nào")) {
    return onlyChoice(seen, (choice) => ordered(wholesIn(choice)).join(", ") === choice);
  }
  const row = ordered(wholesIn(text));
  const place = /đứng (cuối|giữa)/u.exec(text)?.[1];
  if (place === undefined) return null;
  return String(place === "cuối" ? row.at(-1) : row[1]);
};
