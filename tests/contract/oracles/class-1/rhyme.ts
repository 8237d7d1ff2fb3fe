import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { onlyPicture, pairUp } from "#tests/contract/seen-pictures.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const areRhymes = (one: string, other: string) => splitLetters(one).rime === splitLetters(other).rime;

/** Takes the given word and every choice apart by their letters. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "pairs") return pairUp(seen, areRhymes);
  const [given = ""] = quoted(seen.prompt.text);
  if (seen.kind === "figure-choice") return onlyPicture(seen, (word) => areRhymes(word, given));
  return onlyChoice(seen, (choice) => areRhymes(choice, given));
};
