import { capitalsOf } from "#lib/skills/vietnamese/names/capitals-of.ts";
import { tellName } from "#lib/skills/vietnamese/names/tell-name.ts";

const hasHyphen = (name: string) => name.includes("-");

/** A name read in the Hán Việt way; of two syllables, the wrong one is not told: that would spell the name. */
function tellRead(right: string, wrong: string): string {
  const [wanted, found] = [capitalsOf(right), capitalsOf(wrong)];
  const isSmall = wanted.some((isCapital, at) => isCapital && found[at] === false);
  if (hasHyphen(wrong)) {
    return `Tên đọc theo âm Hán Việt không dùng dấu gạch nối.${isSmall ? " Tên này còn tiếng chưa viết hoa." : ""}`;
  }
  if (!found.includes(true)) return "Tên riêng phải viết hoa. Tên này chưa viết hoa tiếng nào.";
  return wanted.length > 2
    ? tellName(right, wrong)
    : "Con xem lại: tên đọc theo âm Hán Việt viết hoa ở những tiếng nào?";
}

/** A name of one part, written by its sound: it has one capital, so telling the syllable would spell the name. */
function tellOnePart(right: string, wrong: string): string {
  if (right.toLowerCase() !== wrong.toLowerCase()) {
    return "Tên này chỉ có một bộ phận. Các tiếng trong một bộ phận viết rời hay nối với nhau?";
  }
  const capitals = capitalsOf(wrong).filter(Boolean).length;
  if (capitals === 0) return "Tên riêng phải viết hoa. Tên này chưa viết hoa chữ cái nào.";
  return capitals === 1
    ? "Con xem lại chữ cái được viết hoa: tên này chỉ có một bộ phận."
    : "Tên này chỉ có một bộ phận. Con viết hoa mấy chữ cái?";
}

/** Said to a foreign name written wrongly. */
export function tellForeignName(right: string, wrong: string): string {
  if (!hasHyphen(right)) return tellRead(right, wrong);
  return right.includes(" ") ? tellName(right, wrong) : tellOnePart(right, wrong);
}
