import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Works the written sum, tries the answers in the gap, or adds up or takes away what the story tells. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  const isDifference = /Hiệu|còn lại|Còn lại|nhiều hơn/u.test(text);
  const isSum = /Tổng|tất cả|Cả hai|Cả ngày/u.test(text);
  if (isDifference === isSum) return null;
  const unit = /\u00a0(\p{L}+)/u.exec(text)?.[1];
  const value = isSum ? a + b : a - b;
  return /^(?:Tổng|Hiệu)/u.test(text) ? String(value) : `${grouped(value)} ${unit}`;
};
