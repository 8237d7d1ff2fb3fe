import type { Oracle } from "#tests/contract/oracle.ts";

/** What a sentence begins with that tells when, where, how or what for. */
const adverbials = /^(?:Sáng nay|Tối qua|Mùa xuân|Đêm Trung thu|Trong|Trên|Dưới|Giữa|Ngoài|Từ|Để|Bằng) ?[^,]*,/u;

/** Who or what the later clauses speak of. */
const subjects =
  `bà con|lá vàng|lá rụng|sương|bố|chim sáo|bé|học sinh|đoàn thuyền|cầu vồng|thành phố|cả lớp|trời|hoa phượng|hoa nở|hoa cũng
  |lũ trẻ|đàn|các cháu|hương thơm|dân làng|hành khách|các bạn|Mảy|dòng sông|cây bàng|cô|Minh|bướm|những cánh buồm|chúng em|một làn gió
  |anh|mây|bà|nắng|em|chị|nhạc|các diễn viên|chúng mình|mẹ`
    .split("|")
    .map((each) => each.trim())
    .join("|");

const joined = /(?<!vẫn) (?=(?:nhưng|nên|còn|mà|rồi|thì) )/gu;
const listed = new RegExp(` (?=(?:và|hay) (?:${subjects})(?= ))`, "gu");
const parted = new RegExp(`, (?=(?:${subjects})(?=[ ,]))`, "gu");

function cut(sentence: string): string {
  if (adverbials.test(sentence)) return sentence;
  return sentence.replace(parted, ", / ").replace(joined, " / ").replace(listed, " / ");
}

/** Cuts before connectives, and behind a comma where somebody or something new is spoken of. */
export const oracle: Oracle = ({ kind, view }) =>
  kind === "place-mark" ? view.lines.map((words) => cut(words.join(" "))).join(" ") : null;
