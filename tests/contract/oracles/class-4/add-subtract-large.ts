import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { equationIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { isTrue } from "#tests/contract/is-true.ts";
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

/** The sum of the two numbers that are told, or what lies between them, if it makes the equation true. */
function missingIn(text: string): string | null {
  const equation = equationIn(text) ?? "";
  const [a = 0, b = 0] = wholesIn(equation);
  const fitting = [a + b, Math.abs(a - b)].filter((value) => isTrue(equation.replace("…", grouped(value))));
  return fitting.length === 1 ? grouped(fitting[0] ?? 0) : null;
}

/** Works the written sum, tries the answers in the gap, or adds up or takes away what the story tells. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "working") return text.startsWith("Con tính") ? lastThree(text) : hiddenIn(figure);
  if (text.includes("…")) return missingIn(text);
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  const isDifference = /Hiệu|còn lại|Còn lại|nhiều hơn/u.test(text);
  const isSum = /Tổng|tất cả|Cả hai|Cả ngày/u.test(text);
  if (isDifference === isSum) return null;
  return grouped(isSum ? a + b : a - b);
};
