import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { isMisspelt, isSpelledRight } from "#tests/contract/spelled-right.ts";

/** Looks every choice up: three are known, and the fourth looks like another one that is. */
export const oracle: Oracle = (seen) => {
  const wrong = onlyChoice(seen, (choice) => !isSpelledRight(choice));
  return wrong !== null && isMisspelt(wrong) ? wrong : null;
};
