import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { misspeltSyllables } from "#tests/contract/misspelt-syllables.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { isMisspelt, isSpelledRight } from "#tests/contract/spelled-right.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** Looks every choice up: three are known, and the fourth looks like another one that is; so for the words of a sentence. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") {
    const [found, ...more] = misspeltSyllables(seen.view.words.join(" "));
    return found === undefined || more.length > 0 ? null : found.wrong;
  }
  if (seen.kind === "fill") {
    const [text = ""] = quoted(seen.prompt.text);
    const rights = misspeltSyllables(text).map(({ right }) => right);
    const [right, ...more] = rights.filter((each) => canPickParts(seen, splitLetters(each)));
    return right === undefined || more.length > 0 ? null : right;
  }
  const wrong = onlyChoice(seen, (choice) => !isSpelledRight(choice));
  return wrong !== null && isMisspelt(wrong) ? wrong : null;
};
