import { nameInSentence, onlyMisfit } from "#tests/contract/name-in-sentence.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Names that come to us by way of Chinese letters: people, countries, cities, sights. */
const likeOurs = new Set(
  `ai cập, ấn độ, ba lan, bạch cư dị, bắc kinh, bình nhưỡng, bồ đào nha, đan mạch, đỗ phủ, gia cát lượng, hà lan, hàn quốc,
  khổng tử, lỗ tấn, luân đôn, lưu bị, mạnh tử, na uy, nam kinh, nhật bản, phần lan, phú sĩ, quan vũ, quảng châu,
  tây ban nha, tề bạch thạch, thái lan, thiên an môn, thuỵ điển, thuỵ sĩ, thượng hải, tôn ngộ không, triều tiên,
  trung quốc, trương phi, tư mã thiên, tứ xuyên, vân nam`
    .split(",")
    .map((name) => name.replace(/\s+/gu, " ").trim()),
);

/** A first name of one syllable, which therefore has no hyphen. */
const shortParts = new Set(["Lép"]);

function isWell(name: string): boolean {
  if (likeOurs.has(name.toLowerCase().replaceAll("-", " "))) {
    return !name.includes("-") && name.split(" ").every((syllable) => /^\p{Lu}\p{Ll}*$/u.test(syllable));
  }
  const parts = name.split(" ");
  return parts.every(
    (part) => /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)+$/u.test(part) || (parts.length > 1 && shortParts.has(part)),
  );
}

/** How the sentences of this skill lead to a name. */
const lead = /(?:viết|nghe|nói) về (.+)$/u;

/** What is wrong in a name: a word of a name like ours, a part of another, or the pieces of a part without its hyphens. */
function misfit(name: readonly string[]): string | null {
  if (likeOurs.has(name.join(" ").toLowerCase().replaceAll("-", " "))) {
    return onlyMisfit(name, (word) => /^\p{Lu}\p{Ll}*$/u.test(word));
  }
  const loose = name.filter((word) => !word.includes("-") && !shortParts.has(word));
  if (loose.length > 1) return loose.join(" ");
  return onlyMisfit(name, (word) => shortParts.has(word) || /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)+$/u.test(word));
}

/** Looks at the letters of each choice or of the name: one like ours by syllables, another by its parts. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "underline") return misfit(nameInSentence(seen, lead));
  const isForWrong = /viết (?:chưa đúng|sai)/u.test(seen.prompt.text);
  return onlyChoice(seen, (choice) => isWell(choice) !== isForWrong);
};
