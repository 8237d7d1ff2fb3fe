import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const wordings: readonly (readonly [RegExp, "next" | "last"])[] = [
  [/^Số liền sau/u, "next"],
  [/^Số liền trước/u, "last"],
  [/thêm 1 là/u, "next"],
  [/bớt 1 là/u, "last"],
  [/là số liền sau của/u, "last"],
  [/là số liền trước của/u, "next"],
  [/Trang tiếp theo/u, "next"],
  [/đếm lùi/u, "last"],
];

/** Counts from 0 to 100 and notes what is said right after or right before the number. */
export const oracle: Oracle = ({ prompt }) => {
  const [number = 0] = wholesIn(prompt.text);
  const wanted = wordings.find(([wording]) => wording.test(prompt.text))?.[1];
  let before: number | null = null;
  for (let counted = 0; counted <= 101; counted += 1) {
    if (wanted === "next" && before === number) return String(counted);
    if (wanted === "last" && counted === number) return String(before);
    before = counted;
  }
  return null;
};
