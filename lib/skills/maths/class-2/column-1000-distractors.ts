import { capital } from "#lib/core/capital.ts";
import { carryCodes } from "#lib/questions/column/column-mistakes.ts";
import { columnSteps } from "#lib/questions/column/column-steps.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { columnName } from "#lib/text/column-name.ts";
import { columnText } from "#lib/text/column-text.ts";
import { resultOf, type WrittenSum } from "./written-sum.ts";

/** What a 1 leads to that is forgotten, or carried for nothing, out of each column but the last. */
function carryDistractors({ operation, a, b }: WrittenSum): readonly Distractor<number>[] {
  const steps = columnSteps(operation, a, b);
  const result = resultOf({ operation, a, b });
  const sign = operation === "+" ? 1 : -1;
  return steps.slice(0, -1).map(({ hasCarryOut }, column) => {
    const [from, into] = [capital(columnName(column)), columnName(column + 1)];
    const size = 10 ** (column + 1) * sign;
    return hasCarryOut
      ? mistake(
          carryCodes[operation],
          result - size,
          `Con quên nhớ 1 sang ${into} rồi. Con ${operation === "+" ? "cộng" : "trừ"} cả số nhớ nhé!`,
        )
      : mistake(carryCodes[operation], result + size, `${from} không có nhớ. Con tính lại ${into} nhé!`);
  });
}

/** The smaller digit taken from the larger one, the 1 paid back or not. */
function turnedDistractors({ operation, a, b }: WrittenSum): readonly Distractor<number>[] {
  const steps = columnSteps(operation, a, b);
  const column = steps.findIndex(({ hasCarryOut }) => hasCarryOut);
  const { top = 0, lower = 0, digit = 0 } = steps[column] ?? {};
  const turned = (lower ?? 0) - top;
  // 5 − 0 and 10 − 5 leave the same digit: nothing tells how it was found.
  if (operation === "+" || column < 0 || turned === digit) return [];
  const size = 10 ** column;
  const paid = resultOf({ operation, a, b }) + (turned - digit) * size;
  const said = `Con trừ ngược ${lower} − ${top} rồi. Con lấy ${top + 10} − ${lower} nhé!`;
  return [paid + size * 10, paid].map((value) => mistake("BORROW", value, said));
}

/** Wrong results of a sum or a difference that is set out. */
export function wholeDistractors(sum: WrittenSum): readonly Distractor<number>[] {
  const { operation, a, b } = sum;
  return [
    ...turnedDistractors(sum),
    ...carryDistractors(sum),
    mistake("OP", operation === "+" ? a - b : a + b, columnText.mistakeOperation(operation)),
  ];
}
