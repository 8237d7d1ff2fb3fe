import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Adds every answer to what was taken away: only one gives the whole again. */
export const oracle: Oracle = (seen) => {
  const numbers = wholesIn(seen.prompt.text);
  const [whole, part] = [Math.max(...numbers), Math.min(...numbers)];
  if (numbers.length !== 2 || !/−|… \+|hiệu|bé hơn|bớt|còn|nhiều hơn/iu.test(seen.prompt.text)) return null;
  return onlyChoice(seen, (choice) => (wholesIn(choice)[0] ?? 0) + part === whole);
};
