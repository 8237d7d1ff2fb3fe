import { countSeen } from "#tests/contract/count-seen.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Puts one after the other to what is there until the whole is reached. */
function countOn(part: number, whole: number): string {
  const added: number[] = [];
  for (let reached = part + 1; reached <= whole; reached += 1) added.push(reached);
  return String(added.length);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const numbers = wholesIn(text);
  const [first = 0, second = 0] = numbers;
  if (text.startsWith("Hai số nào")) {
    return onlyChoice(seen, (choice) => wholesIn(choice).reduce((sum, number) => sum + number, 0) === first);
  }
  if (numbers.length === 1) return countOn(countSeen(seen.figures[0]), first);
  return countOn(Math.min(first, second), Math.max(first, second));
};
