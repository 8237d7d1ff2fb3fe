import { nameInSentence, onlyMisfit } from "#tests/contract/name-in-sentence.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Words for kinds of places, which stand before a name and are no part of it. */
const nouns =
  "tỉnh|hang|cửa khẩu|thành phố|xã|phường|cánh đồng|sông|dãy núi|núi|đèo|vịnh|quần đảo|bán đảo|đảo|biển|hồ|thác|suối|rừng|động|cao nguyên|đồng bằng";

/** A noun, then nothing but syllables with a capital each, parted by spaces. */
const wellWritten = new RegExp(String.raw`^(?:${nouns}) \p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)*$`, "u");

/** What follows the noun in a sentence. */
const afterNoun = new RegExp(String.raw`(?<!\p{L})(?:${nouns}) (.+)$`, "u");

/** Looks at the letters of each choice alone, or of each word of the name. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") {
    return onlyMisfit(nameInSentence(seen, afterNoun), (word) => /^\p{Lu}\p{Ll}*$/u.test(word));
  }
  const isForWrong = /viết (?:chưa đúng|sai)/u.test(seen.prompt.text);
  return onlyChoice(seen, (choice) => wellWritten.test(choice) !== isForWrong);
};
