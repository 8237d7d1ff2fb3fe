import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { columnHelp } from "#lib/questions/column/column-help.ts";
import { carryCodes } from "#lib/questions/column/column-mistakes.ts";
import { type ColumnStep, columnSteps } from "#lib/questions/column/column-steps.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty, type RuleSkill } from "#lib/skills/define-skill.ts";
import { columnQuestion } from "#lib/skills/drafts/column-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { columnName } from "#lib/text/column-name.ts";
import { columnText } from "#lib/text/column-text.ts";
import { wholeDistractors } from "./column-1000-distractors.ts";
import { resultOf, type WrittenSum, writtenOf } from "./written-sum.ts";

type Operation = WrittenSum["operation"];

const names = {
  "+": { work: "cộng", result: "Tổng" },
  "−": { work: "trừ", result: "Hiệu" },
} as const;

const carriesIn = (steps: readonly ColumnStep[]) => steps.filter(({ hasCarryOut }) => hasCarryOut).length;

/** Three digits above two or three; more than one carry at once comes in class 4. */
function pickSum(rng: Rng, operation: Operation, carries: 0 | 1): WrittenSum {
  const isShort = carries === 1 && rng.int(0, 2) === 0;
  const second = isShort ? { from: 12, to: 98, by: 1 } : { from: 101, to: 789, by: 1 };
  return {
    operation,
    ...drawPair(rng, { from: 112, to: 987, by: 1 }, second, (a, b) => {
      const result = resultOf({ operation, a, b });
      return result >= 101 && result <= 999 && a !== b && carriesIn(columnSteps(operation, a, b)) === carries;
    }),
  };
}

/** A help with its figures, as drafts take them. */
const drafted = ({ figures, ...say }: Help): HelpWords => (figures === null ? say : { say, figures });

/** "Con tính theo cột: 367 + 218 = ?", set out already, the result filled in digit by digit. */
function buildWholeQuestion(rng: Rng, sum: WrittenSum): Question {
  const { operation, a, b } = sum;
  const [written, result] = [writtenOf(sum), resultOf(sum)];
  const wording = rng.int(0, 3);
  const prompts = [
    `Con ${names[operation].work} theo cột: ${written} = ?`,
    `Con tính theo cột: ${written} = ?`,
    `${names[operation].result} của ${a} và ${b} là số nào? Con tính theo cột.`,
    `Con tính ${written} theo cột nhé!`,
  ] as const;
  const { hints, explanation } = columnHelp(operation, a, b);
  return columnQuestion(rng, {
    prompt: prompts[wording] ?? prompts[0],
    operation,
    numbers: [a, b, result],
    distractors: wholeDistractors(sum),
    hints: hints.map(drafted),
    explanation: drafted(explanation),
    praise: "column",
    answer: String(result),
    identity: `whole ${wording} ${written}`,
  });
}

interface Hidden {
  readonly row: 0 | 1;
  readonly column: number;
}

/** One digit next to the carried 1, or two in different columns: then each can be found. None of them is 0. */
function pickHidden(rng: Rng, { operation, a, b }: WrittenSum): readonly Hidden[] {
  const steps = columnSteps(operation, a, b);
  const carried = steps.findIndex(({ hasCarryOut }) => hasCarryOut);
  const isOpen = ({ row, column }: Hidden) => {
    const step = steps[column];
    return ((row === 0 ? step?.top : step?.lower) ?? 0) > 0;
  };
  const all: readonly Hidden[] = steps.flatMap((_, column) => ([0, 1] as const).map((row) => ({ row, column })));
  const open = all.filter(isOpen);
  const first = rng.pick(open.filter(({ column }) => column === carried || column === carried + 1));
  const others = open.filter(({ column }) => column !== first.column);
  const isOne = others.length === 0 || rng.int(0, 1) === 0;
  return (isOne ? [first] : [first, rng.pick(others)]).toSorted((one, other) => one.column - other.column);
}

const digitAt = (step: ColumnStep | undefined, row: number) => (row === 0 ? step?.top : step?.lower) ?? 0;

/** The same where nothing stands below. */
function thinkAlone(operation: Operation, name: string, digit: number, isCarried: boolean): string {
  if (!isCarried) return `${name} chỉ có một chữ số. Con hạ chữ số nào?`;
  return operation === "+" ? `${name}: mấy thêm 1 thì được ${digit}?` : `${name}: mấy bớt 1 thì còn ${digit}?`;
}

/** What the hidden digit goes together with: "Cột chục: mấy cộng 6, thêm 1, thì được 8?" */
function think(operation: Operation, steps: readonly ColumnStep[], { row, column }: Hidden): string {
  const step = steps[column];
  const other = digitAt(step, 1 - row);
  const digit = step?.digit ?? 0;
  const name = capital(columnName(column));
  const more = step?.hasCarryOut === true ? 10 : 0;
  const isCarried = step?.hasCarryIn === true;
  if (step?.lower === null) return thinkAlone(operation, name, digit, isCarried);
  if (operation === "+") {
    const sum = row === 0 ? `mấy cộng ${other}` : `${other} cộng mấy`;
    return `${name}: ${sum}${isCarried ? ", thêm 1," : ""} thì được ${digit + more}?`;
  }
  const paid = isCarried ? ", bớt thêm 1," : "";
  return row === 0
    ? `${name}: ${more > 0 ? "mười mấy" : "mấy"} trừ ${other}${paid} thì còn ${digit}?`
    : `${name}: ${other + more} trừ mấy${paid} thì còn ${digit}?`;
}

function sheet({ operation, a, b }: WrittenSum, hidden: readonly Hidden[], marked: number): ColumnFigure {
  const rows = [a, b, resultOf({ operation, a, b })].map((number, row) =>
    Array.from({ length: 3 }, (_, column) =>
      hidden.some((each) => each.row === row && each.column === column)
        ? "?"
        : (Array.from(String(number)).at(-1 - column) ?? null),
    ),
  );
  const [top = "", lower = "", result = ""] = rows.map((row) => row.toReversed().join(""));
  const alt = `Đặt tính: ${top} ${operation} ${lower} = ${result}.`;
  return { type: "column", operation, rows, hasResult: true, carries: [], marked, alt };
}

const isDigit = ({ value }: Distractor<number>) => value >= 0 && value <= 9;

/** What a hidden digit is taken for where the 1 that goes into its column is forgotten. */
function forgottenCarry(operation: Operation, step: ColumnStep | undefined, { row, column }: Hidden) {
  if (step?.hasCarryIn !== true) return [];
  const forgotten = digitAt(step, row) + (operation === "−" && row === 0 ? -1 : 1);
  return [mistake(carryCodes[operation], forgotten, `Con chưa tính số nhớ 1 sang ${columnName(column)}.`)].filter(
    isDigit,
  );
}

/** What a single hidden digit is taken for where a 1 goes into its column or comes out of it. */
function digitDistractors(operation: Operation, step: ColumnStep | undefined, { row, column }: Hidden) {
  if (step === undefined) return [];
  const { hasCarryOut, digit } = step;
  const found: Distractor<number>[] = forgottenCarry(operation, step, { row, column });
  // 8 is taken for what is missing in "mấy cộng 7 được 5": the smaller of the two is taken from the larger.
  if (operation === "+" && hasCarryOut)
    found.push(
      mistake(
        "OP",
        digitAt(step, 1 - row) - digit,
        `${capital(columnName(column))} có nhớ 1. Tổng của cột lớn hơn 9, con thử lại nhé!`,
      ),
    );
  return found.filter(isDigit);
}

/** The same digit taken for another one where two are hidden, the other one right. */
function forgottenAmongTwo(operation: Operation, steps: readonly ColumnStep[], hidden: readonly Hidden[]) {
  const right = hidden.map(({ row, column }) => digitAt(steps[column], row));
  return hidden.flatMap(({ row, column }, place) =>
    forgottenCarry(operation, steps[column], { row, column }).map((each) => ({
      ...each,
      value: right.reduce((sum, digit, at) => sum + (at === place ? each.value : digit) * 10 ** at, 0),
    })),
  );
}

/** "Chữ số nào còn thiếu?", "Vết mực che mất hai chữ số. Con điền lại nhé!" */
function buildHiddenQuestion(rng: Rng, sum: WrittenSum): Question {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  const steps = columnSteps(operation, a, b);
  const hidden = pickHidden(rng, sum);
  const [first = { row: 0, column: 0 } as const, second] = hidden;
  const { work } = names[operation];
  const count = second === undefined ? "một" : "hai";
  const wording = rng.int(0, 2);
  const prompts: readonly (string | Line)[] = [
    second === undefined ? columnText.promptDigit : columnText.promptDigits,
    `Phép ${work} còn thiếu ${count} chữ số. Con điền vào nhé!`,
    `Vết mực che mất ${count} chữ số. Con tìm lại nhé!`,
  ];
  const missed = hidden.map(({ row, column }) => ({ column, digit: digitAt(steps[column], row) }));
  return columnQuestion(rng, {
    prompt: prompts[wording] ?? columnText.promptDigits,
    operation,
    numbers: [a, b, result],
    blanks: hidden,
    distractors:
      second === undefined
        ? digitDistractors(operation, steps[first.column], first)
        : forgottenAmongTwo(operation, steps, hidden),
    hints: [
      {
        say: `Con ${work} từ phải sang trái. Đến ô trống thì con tính ngược.`,
        figures: [sheet(sum, hidden, first.column)],
      },
      ...hidden.map((each) => ({
        say: think(operation, steps, each),
        figures: [sheet(sum, hidden, each.column)],
      })),
    ],
    explanation: {
      say: columnText.explainMissing(operation, a, b, result, steps, missed),
      figures: [workedColumn(operation, a, b, "done")],
    },
    praise: "digit",
    answer: columnText.equation(operation, a, b, result),
    identity: `hidden ${wording} ${hidden.map(({ row, column }) => `${row}${column}`).join()} ${writtenOf(sum)}`,
  });
}

/** Sums or differences of three digits set out: without a carry, with one, with digits missing. */
export function columnsTo1000(operation: Operation): RuleSkill["generate"] {
  const whole = (rng: Rng, difficulty: Difficulty) =>
    buildWholeQuestion(rng, pickSum(rng, operation, difficulty === 1 ? 0 : 1));
  const hidden = (rng: Rng) => buildHiddenQuestion(rng, pickSum(rng, operation, 1));
  return byDifficulty({ 1: [whole], 2: [whole], 3: [hidden] });
}
