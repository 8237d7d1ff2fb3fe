import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Words that are no part of a name. */
const common = new Set(
  `bạn hát hay em ngồi cạnh cô giáo khen kể về xem ảnh chụp được đến thăm vịnh hồ núi đèo đảo sông chợ cầu biển tỉnh`.split(
    " ",
  ),
);

/** Every word of a name begins with a capital, and no other word does but the first of a sentence. */
function isWellWritten(text: string): boolean {
  const isSentence = text.endsWith(".");
  return text
    .replace(".", "")
    .split(" ")
    .every((word, place) => {
      const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
      return isCapital === (!common.has(word.toLowerCase()) || (isSentence && place === 0));
    });
}

/** The words of a sentence that should begin with a capital and do not. */
function smallWords(sentence: string): string {
  const words = sentence.replace(".", "").split(" ");
  return words.filter((word) => word === word.toLowerCase() && !common.has(word)).join(" ");
}

/** Looks at the first letter of every word. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") return smallWords(seen.view.words.join(" "));
  return onlyChoice(seen, (choice) => isWellWritten(choice) !== /chưa đúng/u.test(seen.prompt.text));
};
