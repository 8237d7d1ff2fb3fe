import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wordOfPicture } from "#tests/contract/picture-names.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { onlyPicture } from "#tests/contract/seen-pictures.ts";
import { onlySyllable } from "#tests/contract/seen-sentence.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

/** The word of the picture, where its mark lies there. */
function fill(seen: Extract<PublicQuestion, { kind: "fill" }>): string | null {
  const word = seen.view.picture === null ? null : wordOfPicture(seen.view.picture);
  return word !== null && canPickParts(seen, splitLetters(word)) ? word : null;
}

/** Looks for the mark among the letters. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "fill") return fill(seen);
  const { text } = seen.prompt;
  const [word] = quoted(text);
  if (word !== undefined) return onlyChoice(seen, (choice) => choice === splitLetters(word).tone);
  const asked = /dấu (?:huyền|sắc|hỏi|ngã|nặng)/u.exec(text)?.[0] ?? "không có dấu";
  const fits = (each: string) => splitLetters(each).tone === asked;
  if (seen.kind === "figure-choice") return onlyPicture(seen, fits);
  if (seen.kind === "underline") return onlySyllable(seen, fits);
  return onlyChoice(seen, fits);
};
