import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Takes the given word and every choice apart by their letters. */
export const oracle: Oracle = (seen) => {
  const [given = ""] = quoted(seen.prompt.text);
  return onlyChoice(seen, (choice) => splitLetters(choice).rime === splitLetters(given).rime);
};
