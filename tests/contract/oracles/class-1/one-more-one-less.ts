import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const wordings: readonly (readonly [RegExp, "next" | "last"])[] = [
  [/đứng ngay sau số \d|thêm 1 (?:là số|cái|nữa)|đếm ngay sau|Trang ngay sau|bớt 1 (?:thì còn|là) \d/u, "next"],
  [/đứng ngay trước số \d|bớt 1 là số|ăn 1 cái|bớt đi 1|đếm lùi|Trang ngay trước|thêm 1 (?:thì được|là) \d/u, "last"],
  [/^Số \d+ đứng ngay sau/u, "last"],
  [/^Số \d+ đứng ngay trước/u, "next"],
];

/** Counts from 0 to 100 and notes what is said right after or right before the number. */
export const oracle: Oracle = ({ prompt }) => {
  const told = wholesIn(prompt.text);
  // "Số nào thêm 1 thì được 40?" is about 40.
  const number = (told.length > 1 ? told.toSpliced(told.indexOf(1), 1) : told)[0] ?? 0;
  const wanted = wordings.find(([wording]) => wording.test(prompt.text))?.[1];
  let before: number | null = null;
  for (let counted = 0; counted <= 101; counted += 1) {
    if (wanted === "next" && before === number) return String(counted);
    if (wanted === "last" && counted === number) return String(before);
    before = counted;
  }
  return null;
};
