import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { carryCodes } from "#lib/questions/column/column-mistakes.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { columnQuestion } from "#lib/skills/drafts/column-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { type ColumnWork, writtenExpression } from "#lib/skills/maths/written-work.ts";
import { addedColumns, type Column, sayAdded, sayTaken, takenColumns } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";

/** A sum or a difference; the first number is the longer one. */
export type SetOutWork = ColumnWork & { readonly sign: "+" | "−" };

const names = { "+": { work: "cộng", result: "Tổng" }, "−": { work: "trừ", result: "Hiệu" } } as const;

function columnsOf({ sign, first, second }: SetOutWork): Column[] {
  return sign === "+" ? addedColumns(first, second) : takenColumns(first, second);
}

/** The work column by column: "Hàng đơn vị: 8 + 7 = 15, viết 5, nhớ 1. …" */
export function sayColumns(work: SetOutWork): string {
  return columnsOf(work)
    .map(work.sign === "+" ? sayAdded : sayTaken)
    .join(" ");
}

/** "Con tính theo cột: 3 568 + 2 717 = ?", filled in digit by digit. */
export function buildSetOutQuestion(work: SetOutWork, rng: Rng): Question {
  const { sign, first, second, result } = work;
  const expression = writtenExpression(work);
  const name = names[sign];
  const [ones] = columnsOf(work);
  const figure = (worked: "set-out" | "ones" | "done") => workedColumn(sign, first, second, worked);
  return columnQuestion(rng, {
    prompt: rng.pick([
      `Con tính theo cột: ${expression} = ?`,
      `Con điền kết quả của phép ${name.work} ${expression}.`,
      `${name.result} của ${groupNumber(first)} và ${groupNumber(second)} là bao nhiêu? Con tính theo cột.`,
    ]),
    operation: sign,
    numbers: [first, second, result],
    distractors: work.distractors(),
    hints: [
      { say: `Con ${name.work} từng cột, từ phải sang trái.`, figures: [figure("set-out")] },
      {
        say: `${ones === undefined ? "" : (sign === "+" ? sayAdded : sayTaken)(ones)} Con làm tiếp như thế với các cột bên trái.`,
        figures: [figure("ones")],
      },
    ],
    explanation: {
      say: `${sayColumns(work)} Vậy ${expression} = ${groupNumber(result)}.`,
      figures: [figure("done")],
    },
    praise: "column",
    answer: wholeValue(result).line,
    identity: `set-out ${first} ${sign} ${second}`,
  });
}

interface Hidden {
  readonly row: 0 | 1;
  readonly column: number;
}

/** What the hidden digit goes together with: "Cột trăm: mấy cộng 6, thêm 1 đã nhớ thì được 10?" */
function think({ sign }: SetOutWork, { place, upper, lower, carried }: Column, { row }: Hidden): string {
  const memory = carried === 1 ? ", thêm 1 đã nhớ" : "";
  const name = `Cột ${placeNames[place]}`;
  if (sign === "+")
    return `${name}: mấy cộng ${row === 0 ? lower : upper}${memory} thì được ${upper + lower + carried}?`;
  const from = upper < lower + carried ? upper + 10 : upper;
  const left = from - lower - carried;
  return row === 0
    ? `${name}: mấy trừ ${lower}${carried === 1 ? ", bớt tiếp 1 đã nhớ" : ""} thì còn ${left}? Không trừ được thì thêm 10.`
    : `${name}: ${from} trừ mấy${carried === 1 ? ", bớt tiếp 1 đã nhớ" : ""} thì còn ${left}?`;
}

function pickHidden(columns: readonly Column[], second: number, rng: Rng): Hidden[] {
  const lowers = String(second).length;
  const [first = 0, other = 1] = rng.shuffle(columns.map(({ place }) => place));
  const at = (column: number, row: 0 | 1): Hidden => ({ row: column < lowers ? row : 0, column });
  const [upper, lower] = rng.shuffle([0, 1] as const);
  const both = [at(first, upper ?? 0), at(other, lower ?? 1)];
  return rng.pick([both, both.slice(0, 1)]).toSorted((a, b) => a.column - b.column);
}

function sheet({ sign, first, second, result }: SetOutWork, hidden: readonly Hidden[], marked: number): ColumnFigure {
  const length = String(first).length;
  const rows = [first, second, result].map((number, row) =>
    Array.from({ length }, (_, column) => {
      const isHidden = hidden.some((each) => each.row === row && each.column === column);
      return isHidden ? "?" : (String(number).at(-1 - column) ?? null);
    }),
  );
  const alt = "Phép tính đặt theo cột, có chữ số bị che.";
  return { type: "column", operation: sign, rows, hasResult: true, carries: [], marked, alt };
}

/** What comes of a carried 1 that was forgotten, where a single digit is hidden in such a column. */
function forgotten({ sign }: SetOutWork, column: Column | undefined, { row }: Hidden) {
  if (column === undefined || column.carried === 0) return [];
  const digit = row === 0 ? column.upper : column.lower;
  const more = sign === "−" && row === 0 ? -1 : 1;
  const help = `Con chưa tính số nhớ 1 sang hàng ${placeNames[column.place]}.`;
  return [mistake(carryCodes[sign], (digit + more + 10) % 10, help)];
}

/** "Chữ số bị che là 6.", "Hai chữ số bị che, từ phải sang trái, là 6 và 3." */
function tellHidden(columns: readonly Column[], hidden: readonly Hidden[]): string {
  const digits = hidden.map(({ row, column }) => (row === 0 ? columns[column]?.upper : columns[column]?.lower));
  return digits.length === 1
    ? `Chữ số bị che là ${digits[0]}.`
    : `Hai chữ số bị che, từ phải sang trái, là ${digits.join(" và ")}.`;
}

/** One or two digits of the upper numbers are hidden: "Con tìm các chữ số bị che." */
export function buildHiddenDigitsQuestion(work: SetOutWork, rng: Rng): Question {
  const { sign, first, second, result } = work;
  const columns = columnsOf(work);
  const hidden = pickHidden(columns, second, rng);
  const [start = { row: 0, column: 0 } as const] = hidden;
  const isOne = hidden.length === 1;
  const equation = `${writtenExpression(work)} = ${groupNumber(result)}`;
  const asked = columns.filter(({ place }) => hidden.some(({ column }) => column === place));
  const column = columns[start.column];
  return columnQuestion(rng, {
    prompt: rng.pick(
      isOne
        ? [
            `Con tìm chữ số bị che trong phép ${names[sign].work}.`,
            "Vết mực che mất một chữ số. Con điền lại chữ số đó.",
          ]
        : [
            `Con tìm hai chữ số bị che trong phép ${names[sign].work}.`,
            "Vết mực che mất hai chữ số. Con điền lại hai chữ số đó.",
          ],
    ),
    operation: sign,
    numbers: [first, second, result],
    blanks: hidden,
    distractors: isOne ? forgotten(work, column, start) : [],
    hints: [
      {
        say: `Con ${names[sign].work} từng cột từ phải sang trái, đến cột có ô trống thì tính ngược.`,
        figures: [sheet(work, hidden, start.column)],
      },
      ...(column === undefined ? [] : [think(work, column, start)]),
    ],
    explanation: `${asked.map(sign === "+" ? sayAdded : sayTaken).join(" ")} Vậy ${equation}. ${tellHidden(columns, hidden)}`,
    praise: "digit",
    answer: equation,
    identity: `hidden ${hidden.map(({ row, column: place }) => `${row}${place}`).join()} ${first} ${second}`,
  });
}
