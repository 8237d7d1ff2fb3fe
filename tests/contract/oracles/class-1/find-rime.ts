import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wordOfPicture } from "#tests/contract/picture-names.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { onlyPicture, pairUp } from "#tests/contract/seen-pictures.ts";
import { onlySyllable } from "#tests/contract/seen-sentence.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const rimeOf = (word: string) => splitLetters(word).rime;

/** The word of the picture, where its rime lies there. */
function fill(seen: Extract<PublicQuestion, { kind: "fill" }>): string | null {
  const word = seen.view.picture === null ? null : wordOfPicture(seen.view.picture);
  return word !== null && canPickParts(seen, splitLetters(word)) ? word : null;
}

/** Takes every choice apart by its letters; the rime stands behind the word “vần”. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "fill") return fill(seen);
  if (seen.kind === "pairs") return pairUp(seen, (word, card) => rimeOf(word) === card);
  const [rime] = quoted(/[Vv]ần “.+/u.exec(seen.prompt.text)?.[0] ?? "");
  if (seen.kind === "figure-choice") return onlyPicture(seen, (word) => rimeOf(word) === rime);
  if (seen.kind === "underline") return onlySyllable(seen, (word) => rimeOf(word) === rime);
  return onlyChoice(seen, (choice) => rimeOf(choice) === rime);
};
