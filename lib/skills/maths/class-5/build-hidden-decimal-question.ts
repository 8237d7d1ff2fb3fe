import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { decimalColumnFigure } from "#lib/questions/column/decimal-column.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalColumnQuestion } from "#lib/skills/drafts/decimal-column-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { columnName } from "#lib/text/column-name.ts";
import { type ColumnSum, expressionOf, pickUnlike, pickWhole, sayStep, sumText } from "./decimal-column-sums.ts";

interface Hidden {
  readonly row: number;
  readonly column: number;
  readonly digit: number;
}

/** "Cột phần mười: 6 cộng mấy, thêm 1 đã nhớ, thì được 15?" */
function thinkOf({ column: { rows, steps, decimals } }: ColumnSum, { row, column }: Hidden): string {
  const name = capital(columnName(column, decimals));
  const step = steps[column];
  const [other] = rows.slice(0, -1).flatMap((squares, at) => (at === row ? [] : (squares[column] ?? [])));
  const carried = (step?.carried ?? 0) > 0 ? ", thêm 1 đã nhớ," : "";
  if (row === rows.length - 1)
    return `${name}: ${step?.digits.join(" cộng ")}${carried} thì được bao nhiêu? Con viết chữ số cuối của số đó.`;
  return other === undefined
    ? `${name}: mấy${carried} thì được ${step?.sum}?`
    : `${name}: mấy cộng ${other}${carried} thì được ${step?.sum}?`;
}

/** "Cột phần mười được 15, viết 5, nhớ 1: 15 − 1 − 6 = 8.": a digit of an addend is worked back, one of the sum as ever. */
function sayHidden({ column }: ColumnSum, { row, column: place, digit }: Hidden): string {
  const { rows, steps, decimals } = column;
  if (row === rows.length - 1) return sayStep(column, place);
  const { carried, sum } = steps[place] ?? { carried: 0, sum: 0 };
  const others = rows.slice(0, -1).flatMap((squares, at) => (at === row ? [] : (squares[place] ?? [])));
  const left = [sum, ...(carried > 0 ? [carried] : []), ...others].join(" − ");
  const kept = sum > 9 ? `, viết ${sum % 10}, nhớ 1` : "";
  const before = carried > 0 ? `${sayStep(column, place - 1)} ` : "";
  return `${before}${capital(columnName(place, decimals))} được ${sum}${kept}: ${left} = ${digit}.`;
}

/** The sum with the hidden digit as a box, its column tinted. */
function sheetOf({ column }: ColumnSum, { row, column: place }: Hidden): ColumnFigure {
  const shown = decimalColumnFigure(column, { worked: 9, marked: place });
  return {
    ...shown,
    carries: [],
    rows: shown.rows.map((squares, at) => (at === row ? squares.with(place, "?") : squares)),
    alt: "Phép cộng số thập phân đặt theo cột dọc, có một chữ số bị che.",
  };
}

/** A carried 1 that is left out, or added where there is none; nothing can be carried into the last column. */
function mistakesOf({ column }: ColumnSum, { row, column: place, digit }: Hidden): Distractor<number>[] {
  if (place === 0) return [];
  const isCarried = (column.steps[place]?.carried ?? 0) > 0;
  const by = (row === column.rows.length - 1) === isCarried ? -1 : 1;
  const name = columnName(place, column.decimals);
  return [
    mistake(
      "CARRY",
      (digit + by + 10) % 10,
      isCarried ? `Con chưa tính 1 đã nhớ sang ${name}.` : `Không có số nhớ sang ${name}. Con tính lại nhé!`,
    ),
  ];
}

/** One digit where something is carried in or out. */
function pickHidden(rng: Rng, { column: { rows, steps } }: ColumnSum): Hidden {
  const isBusy = (place: number) => (steps[place]?.carried ?? 0) > 0 || (steps[place]?.sum ?? 0) > 9;
  const all = rows.flatMap((squares, row) =>
    squares.flatMap((digit, column): Hidden[] => (digit === null ? [] : [{ row, column, digit }])),
  );
  return rng.pick(all.filter(({ column }) => isBusy(column)));
}

/** One digit is hidden, of an addend or of the sum: "Con tìm chữ số bị che trong phép cộng số thập phân." */
export function buildHiddenDecimalQuestion(rng: Rng): Question {
  const sum = rng.pick([pickUnlike, pickUnlike, pickWhole])(rng);
  const { column } = sum;
  const hidden = pickHidden(rng, sum);
  const { digit, row, column: place } = hidden;
  const equation = `${expressionOf(sum)} = ${sumText(sum)}`;
  const figures = [sheetOf(sum, hidden)];
  return decimalColumnQuestion(rng, {
    prompt: rng.pick([
      "Con tìm chữ số bị che trong phép cộng số thập phân.",
      "Vết mực che mất một chữ số của phép cộng. Con điền lại chữ số đó.",
      "Phép cộng này đúng nhưng thiếu một chữ số. Con điền chữ số đó.",
    ]),
    column,
    blanks: [{ row, column: place }],
    distractors: mistakesOf(sum, hidden),
    hints: [
      {
        say: `Con xem ${columnName(place, column.decimals)}: các chữ số đã cho là gì, cột bên phải có nhớ sang không?`,
        figures,
      },
      { say: thinkOf(sum, hidden), figures },
    ],
    explanation: {
      say: `${sayHidden(sum, hidden)} Chữ số bị che là ${digit}. Vậy ${equation}.`,
      figures: [decimalColumnFigure(column, { worked: 9, marked: place })],
    },
    // A digit of the sum is worked out as ever, not backwards.
    praise: row === column.rows.length - 1 ? "column" : "digit",
    answer: equation,
    identity: `hidden ${row}${place} ${equation}`,
  });
}
