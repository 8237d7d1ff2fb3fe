import type { Figure } from "#lib/questions/figure.ts";
import type { Kinds, Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

type View = Kinds["column"]["view"];

/** The numbers of a column with `digits` written into its blanks. */
function readRows({ rows, blanks }: View, digits: readonly number[]): number[] {
  return rows.map((row, at) => {
    const squares = row.map((square, column) => {
      const blank = blanks.findIndex((place) => place.row === at && place.column === column);
      return blank < 0 ? square : (digits[blank] ?? null);
    });
    return Number(squares.toReversed().join(""));
  });
}

/** The one way to fill the blanks that makes the column true, found by trying every digit. */
function fill(view: View): string | null {
  const fillings = view.blanks.reduce<number[][]>(
    (all) => all.flatMap((digits) => Array.from({ length: 10 }, (_, digit) => [...digits, digit])),
    [[]],
  );
  const equations = fillings.flatMap((digits) => {
    const [top = 0, lower = 0, result = 0] = readRows(view, digits);
    const isTrue = view.operation === "+" ? total([top, lower]) === result : total([result, lower]) === top;
    return isTrue ? [`${top} ${view.operation} ${lower} = ${result}`] : [];
  });
  return equations.length === 1 ? (equations[0] ?? null) : null;
}

function missingDigits(question: Question): string | null {
  return question.kind === "column" ? fill(question.view) : null;
}

/** Whether a sheet has both numbers and the sign, the ones below the ones. */
function isSetOut(figure: Figure, prompt: string): boolean {
  const [, top, sign, lower] = /(\d+) ([+−]) (\d+)/u.exec(prompt) ?? [];
  if (figure.type !== "column" || figure.operation !== sign) return false;
  const [first = [], second = []] = figure.rows;
  const isAligned = first[0] !== null && second[0] !== null;
  return isAligned && first.toReversed().join("") === top && second.toReversed().join("") === lower;
}

/** The sum of the one sheet that is set out right, where that is the one that counts as right. */
function setOut({ prompt, ...question }: Question): string | null {
  if (question.kind !== "figure-choice") return null;
  const right = [...question.view.figures.entries()].filter(([, figure]) => isSetOut(figure, prompt.text));
  const isOnly = right.length === 1 && right[0]?.[0] === question.key.right;
  return isOnly ? (/\d+ [+−] \d+/u.exec(prompt.text)?.[0] ?? null) : null;
}

export const columnWays: readonly Way[] = [
  [/^(?:Chữ|Hai chữ) số nào còn thiếu\?$/u, (_, __, question) => missingDigits(question)],
  [/^Tờ nào đặt tính \d+ [+−] \d+ đúng\?$/u, (_, __, question) => setOut(question)],
  [
    /^Tính \d+ [+−] \d+: tách \d+ thành \d+ và mấy\?$/u,
    ([, , split = 0, first = 0]) => String(Array.from({ length: split }, (__, thing) => thing).slice(first).length),
  ],
];
