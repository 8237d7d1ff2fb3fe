import type { Line } from "#lib/core/line.ts";
import type { Help } from "#lib/questions/question.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import { columnSteps } from "./column-steps.ts";
import { type Worked, workedColumn } from "./worked-column.ts";

/** Hints and explanation of a + b or a − b written one below the other, column by column; `a` has two digits. */
export function columnHelp(
  operation: "+" | "−",
  a: number,
  b: number,
): { readonly hints: readonly Help[]; readonly explanation: Help } {
  const steps = columnSteps(operation, a, b);
  const result = operation === "+" ? a + b : a - b;
  const help = (line: Line, worked: Worked): Help => ({ ...line, figures: [workedColumn(operation, a, b, worked)] });
  const [ones, tens] = steps;
  if (ones === undefined || tens === undefined) {
    throw new Error(`${a} has no tens`);
  }
  return {
    hints: [
      help(text.hintOnesFirst, "set-out"),
      help(text.hintOnes(operation, ones), "ones"),
      help(text.hintNext(operation, tens), "ones"),
    ],
    explanation: help(text.explain(operation, a, b, result, steps), "done"),
  };
}
