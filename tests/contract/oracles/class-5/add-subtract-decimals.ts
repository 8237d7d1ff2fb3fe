import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { minus, plus } from "#tests/contract/exact.ts";
import { missingIn } from "#tests/contract/missing-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { type StoryRule, solveStory } from "#tests/contract/solve-story.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const rules: readonly StoryRule[] = [
  { asks: /Cả hai bao nặng/u, solve: plus, unit: "kg" },
  { asks: /Cả ngày cửa hàng bán/u, solve: plus, unit: "m" },
  { asks: /Hai thùng đựng tất cả/u, solve: plus, unit: "l" },
  { asks: /Cuộn dây còn lại/u, solve: minus, unit: "m" },
  { asks: /Thùng còn lại/u, solve: minus, unit: "l" },
  { asks: /Bao gạo còn lại/u, solve: minus, unit: "kg" },
  { asks: /Tấm vải còn lại/u, solve: (all, first, second) => minus(all, plus(first, second)), unit: "m" },
];

/** Whether ones stand below ones: the ones are the digit with the comma, or the last of a whole number. */
function isStraight({ rows }: WorkingFigure): boolean {
  const ones = rows.map((row) => {
    const comma = row.findIndex((square) => square?.endsWith(","));
    return comma >= 0 ? comma : row.findLastIndex((square) => square !== null);
  });
  return new Set(ones).size === 1;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "boxes" && text.includes("…")) {
    const missing = missingIn(text);
    return missing === null ? null : writeExact(missing);
  }
  if (seen.kind !== "figure-choice") return solveStatement(seen) ?? solveStory(text, rules);
  const { figures } = seen.view;
  const right = figures.filter((figure) => figure.type === "working" && isStraight(figure));
  return right.length === 1 ? "Các dấu phẩy thẳng cột với nhau." : null;
};
