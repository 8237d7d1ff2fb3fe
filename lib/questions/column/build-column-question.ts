import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnText as text } from "#lib/text/column-text.ts";
import { columnHelp } from "./column-help.ts";
import { columnMistakes } from "./column-mistakes.ts";
import { columnSteps } from "./column-steps.ts";
import { squaresOf } from "./squares-of.ts";

export interface ColumnSetting {
  readonly operation: "+" | "−";
  /** Two or three digits; the result has as many. */
  readonly a: number;
  readonly b: number;
  /** Whether the class carries: then a 1 can be noted, needed or not. */
  readonly canCarry: boolean;
  readonly rng: Rng;
}

/** "47 + 36 bằng bao nhiêu?" written one below the other, the result filled in digit by digit. */
export function buildColumnQuestion({ operation, a, b, canCarry, rng }: ColumnSetting): Question {
  const result = operation === "+" ? a + b : a - b;
  const columns = String(a).length;
  const steps = columnSteps(operation, a, b);
  const places = [...steps.keys()];
  const carries = steps.flatMap((step, column) => (step.hasCarryOut ? [column + 1] : []));
  return {
    kind: "column",
    prompt: text.ask(operation, a, b),
    figures: [],
    view: {
      operation,
      rows: [squaresOf(a, columns), squaresOf(b, columns), places.map(() => null)],
      blanks: places.map((column) => ({ row: 2, column })),
      carries: canCarry ? places.slice(1) : [],
    },
    key: {
      digits: steps.map((step) => step.digit),
      carries,
      mistakes: columnMistakes(operation, a, b, canCarry),
      wrong: places.map(text.wrongColumn),
    },
    ...columnHelp(operation, a, b),
    praise: rng.pick(carries.length > 0 ? text.praiseCarry : text.praise),
    answer: numberAsLine(result),
    identity: `column ${a}${operation}${b}`,
  };
}
