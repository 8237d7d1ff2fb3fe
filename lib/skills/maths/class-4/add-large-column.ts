import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type ColumnStep, columnSteps } from "#lib/questions/column/column-steps.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { columnQuestion } from "#lib/skills/drafts/column-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";
import { distractorsOf } from "./large-sum-help.ts";

/** Two addends, the longer one above, whose sum is as long as that one. */
interface Sum {
  readonly a: number;
  readonly b: number;
  readonly result: number;
}

/** Where it carries: at most three times and never twice in a row, as the programme has it. */
const crossings: Readonly<Record<5 | 6 | 7, readonly (readonly number[])[]>> = {
  5: [[0], [1], [2], [3], [0, 2], [0, 3], [1, 3]],
  6: [
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
    [2, 4],
    [0, 2, 4],
    [0, 2, 4],
  ],
  7: [
    [0, 2, 4],
    [0, 2, 5],
    [0, 3, 5],
    [1, 3, 5],
    [2, 4],
    [1, 4],
  ],
};

function pickSum(rng: Rng, digits: keyof typeof crossings, isShorter: boolean): Sum {
  const places = rng.pick(crossings[digits]);
  if (!isShorter) {
    const [a, b] = pickAddends(rng, digits, places);
    return { a, b, result: a + b };
  }
  // One digit less below: the first digit of the upper number has room for what is carried into it.
  const [rest, b] = pickAddends(rng, digits - 1, places);
  const a = rng.int(1, 8) * 10 ** (digits - 1) + rest;
  return { a, b, result: a + b };
}

const expressionOf = ({ a, b }: Sum) => `${groupNumber(a)} + ${groupNumber(b)}`;

/** "Cột chục: 7 + 4 = 11, viết 1, nhớ 1." */
function sayStep({ top, lower, digit, hasCarryIn, hasCarryOut }: ColumnStep, place: number): string {
  const name = `Cột ${placeNames[place]}`;
  if (lower === null && !hasCarryIn) return `${name}: hạ ${top}, viết ${top}.`;
  const terms = [top, ...(lower === null ? [] : [lower]), ...(hasCarryIn ? [1] : [])];
  return `${name}: ${terms.join(" + ")} = ${digit + (hasCarryOut ? 10 : 0)}, viết ${digit}${hasCarryOut ? ", nhớ 1" : ""}.`;
}

/** "Con tính phép cộng theo cột: 45 318 + 27 256 = ?", filled in digit by digit. */
function buildSumQuestion(rng: Rng, difficulty: Difficulty): Question {
  const sum = difficulty === 1 ? pickSum(rng, 5, false) : pickSum(rng, 6, rng.int(1, 3) === 1);
  const { a, b, result } = sum;
  const text = expressionOf(sum);
  const steps = columnSteps("+", a, b);
  const [ones] = steps;
  const figure = (worked: "set-out" | "ones" | "done") => workedColumn("+", a, b, worked);
  return columnQuestion(rng, {
    prompt: rng.pick([
      `Con tính phép cộng theo cột: ${text} = ?`,
      `Con cộng theo cột dọc: ${text} = ?`,
      `Tổng của ${groupNumber(a)} và ${groupNumber(b)} là bao nhiêu? Con tính theo cột dọc.`,
    ]),
    operation: "+",
    numbers: [a, b, result],
    // Nobody takes a larger number from a smaller one above it.
    distractors: distractorsOf({ operation: "+", a, b, result }).filter(({ code }) => code !== "OP" || a > b),
    hints: [
      { say: "Các chữ số đã thẳng cột. Con cộng từng cột từ phải sang trái.", figures: [figure("set-out")] },
      {
        say: `${ones === undefined ? "" : sayStep(ones, 0)} Con cộng tiếp các cột bên trái, cột nào được từ 10 trở lên thì nhớ 1.`,
        figures: [figure("ones")],
      },
    ],
    explanation: {
      say: `${steps.map(sayStep).join(" ")} Vậy ${text} = ${groupNumber(result)}.`,
      figures: [figure("done")],
    },
    praise: "column",
    answer: wholeValue(result).line,
    identity: `sum ${text}`,
  });
}

interface Hidden {
  /** 0 the upper number, 1 the lower one, 2 the sum. */
  readonly row: number;
  readonly column: number;
  readonly step: ColumnStep;
}

function digitOf({ row, step: { top, lower, digit } }: Hidden): number {
  return [top, lower ?? 0, digit][row] ?? 0;
}

/** Two hidden digits in two columns, from the right: one of an addend where something is carried, and another. */
function pickHidden(rng: Rng, steps: readonly ColumnStep[]): Hidden[] {
  const all = steps.map((step, column) => ({ step, column }));
  const busy = rng.pick(all.filter(({ step }) => step.hasCarryIn || step.hasCarryOut));
  const other = rng.pick(all.filter(({ column }) => column !== busy.column));
  return [busy, other]
    .toSorted((one, two) => one.column - two.column)
    .map((each) => {
      const addends = each.step.lower === null ? [0] : [0, 1];
      return { ...each, row: rng.pick(each.column === busy.column ? addends : [...addends, 2]) };
    });
}

/** "Cột trăm được 15, viết 5, nhớ 1: 15 − 9 = 6.": a digit of an addend is worked back, one of the sum as ever. */
function sayHidden(hidden: Hidden, steps: readonly ColumnStep[]): string {
  const { row, column, step } = hidden;
  if (row === 2) return sayStep(step, column);
  const whole = step.digit + (step.hasCarryOut ? 10 : 0);
  const other = row === 0 ? step.lower : step.top;
  const left = [whole, ...(step.hasCarryIn ? [1] : []), ...(other === null ? [] : [other])];
  const kept = step.hasCarryOut ? `, viết ${step.digit}, nhớ 1` : "";
  const worked = left.length === 1 ? "" : `: ${left.join(" − ")} = ${digitOf(hidden)}`;
  const before = steps[column - 1];
  const carried = step.hasCarryIn && before !== undefined ? `${sayStep(before, column - 1)} ` : "";
  return `${carried}Cột ${placeNames[column]} được ${whole}${kept}${worked}.`;
}

/** The written sum, its hidden digits as boxes, one column tinted. */
function sheetOf({ a, b, result }: Sum, hidden: readonly Hidden[], marked: number | null): ColumnFigure {
  const length = String(a).length;
  const rows = [a, b, result].map((number, row) =>
    Array.from({ length }, (_, column) =>
      hidden.some((each) => each.row === row && each.column === column)
        ? "?"
        : (String(number).at(-1 - column) ?? null),
    ),
  );
  const alt = "Phép cộng đặt theo cột dọc, có hai chữ số bị che.";
  return { type: "column", operation: "+", rows, hasResult: true, carries: [], marked, alt };
}

/** "Cột trăm: 4 cộng mấy, thêm 1 đã nhớ, thì được 13?" */
function thinkOf({ row, column, step }: Hidden): string {
  const name = `Cột ${placeNames[column]}`;
  const carried = step.hasCarryIn ? ", thêm 1 đã nhớ," : "";
  const { top, lower } = step;
  if (row === 2)
    return lower === null
      ? `${name}: ${top}${step.hasCarryIn ? " thêm 1 đã nhớ" : ""} thì viết mấy?`
      : `${name}: ${top} cộng ${lower}${carried} thì được bao nhiêu? Con viết chữ số cuối của số đó.`;
  const whole = step.digit + (step.hasCarryOut ? 10 : 0);
  if (lower === null) return `${name}: mấy${carried} thì được ${whole}?`;
  return row === 0
    ? `${name}: mấy cộng ${lower}${carried} thì được ${whole}?`
    : `${name}: ${top} cộng mấy${carried} thì được ${whole}?`;
}

/** What is written into the two boxes when in one of them a carried 1 is left out, or added where there is none. */
function hiddenMistakes(hidden: readonly Hidden[]): Distractor<number>[] {
  return hidden.flatMap((each, place) => {
    const { row, column, step } = each;
    // Nothing can be carried into the ones.
    if (column === 0) return [];
    const by = (row === 2) === step.hasCarryIn ? -1 : 1;
    const [low = 0, high = 0] = hidden.map(digitOf).with(place, (digitOf(each) + by + 10) % 10);
    const name = placeNames[column];
    return mistake(
      "CARRY",
      low + high * 10,
      step.hasCarryIn
        ? `Con chưa tính 1 đã nhớ sang cột ${name}.`
        : `Không có số nhớ sang cột ${name}. Con tính lại nhé!`,
    );
  });
}

/** "Con tìm hai chữ số bị che trong phép cộng." */
function buildHiddenQuestion(rng: Rng): Question {
  const sum = pickSum(rng, rng.pick([6, 7] as const), rng.int(1, 3) === 1);
  const { a, b, result } = sum;
  const steps = columnSteps("+", a, b);
  const hidden = pickHidden(rng, steps);
  const equation = `${expressionOf(sum)} = ${groupNumber(result)}`;
  const told = hidden.map((each) => sayHidden(each, steps)).join(" ");
  return columnQuestion(rng, {
    prompt: rng.pick([
      "Con tìm hai chữ số bị che trong phép cộng.",
      "Vết mực che mất hai chữ số của phép cộng. Con điền lại hai chữ số đó.",
      "Phép cộng này đúng nhưng thiếu hai chữ số. Con điền hai chữ số đó.",
    ]),
    operation: "+",
    numbers: [a, b, result],
    blanks: hidden.map(({ row, column }) => ({ row, column })),
    distractors: hiddenMistakes(hidden),
    hints: [
      {
        say: "Con cộng từ phải sang trái. Đến cột có ô trống, con xem cột bên phải có nhớ sang không.",
        figures: [sheetOf(sum, hidden, null)],
      },
      ...hidden.map((each) => ({ say: thinkOf(each), figures: [sheetOf(sum, hidden, each.column)] })),
    ],
    explanation: {
      say: `${told} Vậy ${equation}. Hai chữ số bị che, từ phải sang trái, là ${hidden.map(digitOf).join(" và ")}.`,
      figures: [workedColumn("+", a, b, "done")],
    },
    praise: hidden.every(({ row }) => row < 2) ? "digit" : "column",
    answer: equation,
    identity: `hidden ${hidden.map(({ row, column }) => `${row}${column}`).join()} ${a} ${b}`,
  });
}

/** Large numbers added in columns (curriculum, c4-add-large-column): five digits; six, with more to carry; two digits missing. */
export const addLargeColumn = defineNumberSkill({
  id: "c4-add-large-column",
  classId: "4",
  title: "Đặt tính cộng các số có nhiều chữ số",
  generate: byDifficulty({
    1: [buildSumQuestion],
    2: [buildSumQuestion],
    3: [buildHiddenQuestion],
  }),
});
