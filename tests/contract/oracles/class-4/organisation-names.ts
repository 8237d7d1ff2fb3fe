import { nameInSentence, onlyMisfit } from "#tests/contract/name-in-sentence.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";

/** Words that make a part of a name: kinds of organisations, and what they do. Whatever is left over is a proper name. */
const parts =
  `trung học cơ sở, trung học phổ thông, cựu chiến binh, chữ thập đỏ, dân tộc học, tiểu học, đại học, giáo dục,
  đào tạo, y tế, quốc phòng, công an, ngoại giao, tài chính, xây dựng, tư pháp, nội vụ, khoa học, công nghệ, nông nghiệp,
  môi trường, dân tộc, tôn giáo, bệnh viện, hữu nghị, trung ương, da liễu, lão khoa, nội tiết, phụ sản, trẻ em, đa khoa,
  thiếu niên, tiền phong, thanh niên, cộng sản, liên hiệp, phụ nữ, nông dân, nhà văn, khuyến học, sinh viên, bảo vệ,
  thiên nhiên, bảo tàng, hàn lâm, quốc gia, bách khoa, sư phạm, học viện, âm nhạc, truyền hình, tiếng nói,
  ngân hàng, nhà nước, mặt trận, tổ quốc, thư viện, liên đoàn, bóng đá, thiếu nhi, tập đoàn, điện lực, và`
    .split(",")
    .map((part) => part.replace(/\s+/gu, " ").trim());

function begin(words: string): string {
  return words === "và" ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The name written by the rule: from the left, the longest part that fits, else one syllable. */
function rewrite(name: string): string {
  const written: string[] = [];
  let rest = name.toLowerCase();
  while (rest !== "") {
    const part = parts.find((each) => `${rest} `.startsWith(`${each} `)) ?? rest.split(" ")[0] ?? "";
    written.push(begin(part));
    rest = rest.slice(part.length).trimStart();
  }
  return written.join(" ");
}

/** How the sentences of this skill lead to a name. */
const lead = /(?:dạy học ở|đi qua|thi đấu ở|làm việc ở|(?:viết|nói|các bạn|thông tin) về) (.+)$/u;

/** The word of the name that the rule writes in another way. */
function misfit(name: readonly string[]): string | null {
  const right = rewrite(name.join(" ")).split(" ");
  return onlyMisfit(name, (word, place) => word === right[place]);
}

/** Writes every choice, or the name in the sentence, anew by the rule and compares. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "number") {
    const [name = ""] = quoted(seen.prompt.text);
    return String((rewrite(name).match(/\p{Lu}/gu) ?? []).length);
  }
  if (seen.kind === "underline") return misfit(nameInSentence(seen, lead));
  const isForWrong = /viết (?:chưa đúng|sai)/u.test(seen.prompt.text);
  return onlyChoice(seen, (choice) => (rewrite(choice) === choice) !== isForWrong);
};
