import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

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

/** Looks at the first letter of every word. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/tiếng nào/u.test(text)) {
    const small = quoted(text).flatMap((name) => name.split(" ").filter((word) => !isWellWritten(word)));
    return small.length === 1 ? onlyChoice(seen, (choice) => choice === small[0]) : null;
  }
  return onlyChoice(seen, (choice) => isWellWritten(choice) !== /chưa đúng/u.test(text));
};
