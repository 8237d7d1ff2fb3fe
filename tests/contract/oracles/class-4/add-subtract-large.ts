import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

function lastThree(text: string): string {
  const [, first = "", sign, second = ""] = /([\d\u00a0]+) ([+−]) ([\d\u00a0]+)/u.exec(text) ?? [];
  const [a = 0, b = 0] = [first, second].map((number) => Number(number.replaceAll("\u00a0", "")));
  return String((sign === "+" ? a + b : a - b) % 1000);
}

/** Tries each digit in the hidden place. */
function hiddenIn({ rows, operation }: WorkingFigure): string | null {
  const fitting = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => {
    const [a = 0, b = 0, result = 0] = rows.map((row) => Number(row.join("").replace("?", String(digit))));
    return (operation === "+" ? a + b : a - b) === result;
  });
  return fitting.length === 1 ? String(fitting[0]) : null;
}

/** Works the written sum, tries the answers in the gap, or adds up or takes away what the story tells. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "working") return text.startsWith("Con tính") ? lastThree(text) : hiddenIn(figure);
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
