import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Takes every choice apart by its letters. */
export const oracle: Oracle = (seen) => {
  const [rime] = quoted(seen.prompt.text);
  return onlyChoice(seen, (choice) => splitLetters(choice).rime === rime);
};
