import type { ChildWay } from "#tests/setup/child-way.ts";
import { press } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";
import { only } from "./only.ts";

function isTrue(sum: string): boolean {
  const [, top, sign, lower, result] = /(\d+) ([+−]) (\d+) = (\d+)/.exec(sum) ?? [];
  return Number(top) + Number(lower) * (sign === "+" ? 1 : -1) === Number(result);
}

/** The digits that make "4? + 36 = 83" true, in the order of the question marks; found by trying. */
function missing(sum: string): number[] {
  if (!sum.includes("?")) return [];
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const fillings = digits.map((digit) => ({ digit, filled: sum.replace("?", String(digit)) }));
  for (const { digit, filled } of fillings) {
    const rest = missing(filled);
    const whole = rest.reduce((text, each) => text.replace("?", String(each)), filled);
    if (isTrue(whole)) return [digit, ...rest];
  }
  return [];
}

/** How many columns from the ones each question mark stands, in their order. */
function columnsOf(sum: string): number[] {
  return sum.split(/[^\d?]+/).flatMap((number) => {
    const squares = [...number].toReversed();
    return squares.flatMap((square, column) => (square === "?" ? [column] : [])).toReversed();
  });
}

async function fill({ board, drawings }: Sight): Promise<void> {
  const sum = drawings.find((words) => words.includes("?")) ?? "";
  const columns = columnsOf(sum);
  const upward = missing(sum)
    .map((digit, place) => ({ digit, column: columns[place] ?? 0 }))
    .toSorted((left, right) => left.column - right.column);
  for (const { digit } of upward) await press(board, String(digit), 1);
  await press(board, "Trả lời", 1);
}

export const columnWays: readonly ChildWay[] = [
  [/hữ số nào còn thiếu\?$/, (sight) => () => fill(sight)],
  [
    /^Tờ nào đặt tính \d+ [+−] \d+ đúng\?$/,
    (sight) => {
      const [sum = "", lower] = /\d+ [+−] (\d+)/.exec(sight.prompt) ?? [];
      return only(sight, (words) => words === `Đặt tính: ${sum}, số ${lower} ở cột đơn vị.`);
    },
  ],
];
