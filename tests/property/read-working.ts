import type { LongDivisionFigure } from "#lib/questions/figures/long-division.ts";
import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { readOrdinal } from "./read-ordinal.ts";

const signs = { "dấu cộng": "+", "dấu trừ": "−", "dấu nhân": "×" } as const;

const isSign = (text: string): text is keyof typeof signs => text in signs;

/** "6 phẩy", "dấu hỏi phẩy", "ô trống": what stands in a square. */
function squareOf(text: string): string | null {
  return text === "ô trống" ? null : text.replace("dấu hỏi", "?").replace(" phẩy", ",");
}

/** "dòng 1: 1, 5 phẩy, 9", which ends in the last of so many columns. */
function rowOf(text: string, columns: number): (string | null)[] {
  const squares = text
    .replace(/^.*?: /u, "")
    .split(", ")
    .map(squareOf);
  return [...Array.from({ length: columns - squares.length }, () => null), ...squares];
}

const isRow = (text: string) => /^dòng \d+: /iu.test(text);

/** The squares of a sum, its sign, its lines and what is marked, as they are drawn and as they are told. */
export function readWorking(
  { rows, operation, rules, notes, marked, alt }: WorkingFigure,
  text: string,
): readonly [shown: unknown, read: unknown] {
  const columns = rows[0]?.length ?? 0;
  const told = text.slice(alt.length + 1, -1).split("; ");
  const carried = told.flatMap((each) => {
    const [, digit, column] = /^nhớ (\d+) ở trên cột thứ (.+) từ phải sang$/u.exec(each) ?? [];
    return digit === undefined ? [] : [[columns - readOrdinal(column ?? ""), digit]];
  });
  const tint = told.flatMap((each) => /^tô màu cột thứ (.+) từ phải sang$/u.exec(each)?.[1] ?? []);
  const lines = told.flatMap((each, at) => (each === "vạch ngang" ? [told.slice(0, at).filter(isRow).length - 1] : []));
  const read = {
    rows: told.filter(isRow).map((each) => rowOf(each, columns)),
    sign: told.filter(isSign).map((each) => signs[each]),
    lines,
    carried: carried.toReversed(),
    tint: tint.map((column) => columns - readOrdinal(column)),
  };
  const shown = {
    rows,
    sign: [operation],
    lines: rules,
    carried: notes.flatMap((note, column) => (note === null ? [] : [[column, note]])),
    tint: marked === null ? [] : [marked],
  };
  return [shown, read];
}

const digits = (text: string) => text.replaceAll(/\s/gu, "");

const squaresOf = (text: string) => text.split(", ").map(squareOf).join("");

/** The numbers of a division, and below which digit what is left of it ends. */
export function readDivision(
  { dividend, divisor, quotient, steps }: LongDivisionFigure,
  text: string,
): readonly [shown: unknown, read: unknown] {
  const [, first = "", second = ""] = /Số bị chia (.+?), số chia (.+?)[;.]/u.exec(text) ?? [];
  const below = [
    ...text.matchAll(/dòng (\d+) dưới số bị chia: ([^;]+?), (?:chữ số cuối )?thẳng cột với chữ số thứ ([^;.]+)/gu),
  ];
  const result = /thương có (?:chữ số |các chữ số: )([^;.]+)/u.exec(text)?.[1];
  return [
    { dividend, divisor, quotient, steps: steps.map((step, row) => ({ ...step, row })) },
    {
      dividend: digits(first),
      divisor: digits(second),
      quotient: result === undefined ? null : squaresOf(result),
      steps: below.map(([, row, number = "", digit = ""]) => ({
        row: Number(row) - 1,
        text: squaresOf(number),
        end: readOrdinal(digit) - 1,
      })),
    },
  ];
}
