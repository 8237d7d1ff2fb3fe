import type { PublicQuestion } from "#lib/questions/question.ts";
import { canPickParts } from "#tests/contract/can-pick-parts.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wordOfPicture } from "#tests/contract/picture-names.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { onlyPicture, pairUp } from "#tests/contract/seen-pictures.ts";
import { splitLetters } from "#tests/contract/split-letters.ts";

const begins = (word: string) => splitLetters(word).initial;

/** The word whose first sound lacks: it is drawn, or quoted. */
function fill(seen: Extract<PublicQuestion, { kind: "fill" }>): string | null {
  const { picture } = seen.view;
  const [given = null] = quoted(seen.prompt.text);
  const word = picture === null ? given : wordOfPicture(picture);
  return word !== null && canPickParts(seen, splitLetters(word)) ? word : null;
}

/** The word of a picture that is named nowhere but aloud. */
function drawnWord(seen: PublicQuestion): string | null {
  const [picture] = seen.figures.flatMap((figure) => (figure.type === "objects" ? [figure.picture] : []));
  return picture === undefined ? null : wordOfPicture(picture);
}

/** Takes the words apart by their letters; a letter picked for a word has to make it up again with what is on the card. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "fill") return fill(seen);
  if (seen.kind === "pairs") return pairUp(seen, (word, card) => begins(word) === card);
  const [given = drawnWord(seen) ?? ""] = quoted(text);
  if (seen.kind === "figure-choice") return onlyPicture(seen, (word) => begins(word) === given);
  if (/giống/u.test(text)) return onlyChoice(seen, (choice) => begins(choice) === begins(given));
  if (/^Tiếng nào|^Con tìm tiếng/u.test(text)) return onlyChoice(seen, (choice) => begins(choice) === given);
  const card = seen.figures.find((figure) => figure.type === "word")?.text ?? "";
  return onlyChoice(seen, (choice) => choice === begins(given) && [given, card.replace("…", choice)].includes(given));
};
