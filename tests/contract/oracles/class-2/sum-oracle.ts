import type { PublicQuestion } from "#lib/questions/question.ts";
import { compareSides } from "#tests/contract/compare-sides.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const numbers = Array.from({ length: 1001 }, (_, number) => number);

function isTrue(equation: string): boolean {
  const [left = "", right = ""] = equation.split(" = ");
  const [first, second] = [evaluate(left), evaluate(right)];
  return first.top * second.bottom === second.top * first.bottom;
}

/** The one number that makes an equation with a gap true, by trying all of class 2. */
export function fillGap(equation: string): string | null {
  const right = numbers.filter((number) => isTrue(equation.replace("…", String(number))));
  return right.length === 1 ? String(right[0]) : null;
}

/** Every filling of a column's blanks tried; gives the equation or, where only the result is open, the result. */
function fillColumn(seen: PublicQuestion): string | null {
  if (seen.kind !== "column") return null;
  const { rows, blanks, operation } = seen.view;
  const tries = blanks.reduce<number[][]>(
    (all) => all.flatMap((row) => [...Array(10).keys()].map((digit) => [...row, digit])),
    [[]],
  );
  const whole = tries.map((digits) =>
    rows.map((row, at) =>
      Number(
        row
          .map(
            (square, column) =>
              digits[blanks.findIndex((blank) => blank.row === at && blank.column === column)] ?? square,
          )
          .toReversed()
          .join(""),
      ),
    ),
  );
  const right = whole.filter(([top, lower, result]) => isTrue(`${top} ${operation} ${lower} = ${result}`));
  if (right.length !== 1) return null;
  const [top, lower, result] = right[0] ?? [];
  return blanks.every(({ row }) => row === 2) ? String(result) : `${top} ${operation} ${lower} = ${result}`;
}

/** Words that tell of something taken away; every other story puts together. */
const takenAway = /bán|cho bạn|vào chuồng|dùng|đã đọc|ít hơn|^Hiệu/u;

/** Solves bare sums, gaps, columns, true equations and short stories of two numbers. */
export const sumOracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "column") return fillColumn(seen);
  if (seen.kind === "sign") return compareSides(seen);
  if (/Phép tính nào đúng|tính đúng\?/u.test(text)) return onlyChoice(seen, isTrue);
  const numbersTold = wholesIn(text);
  if (text.includes("thành")) return fillGap(`${numbersTold[2]} = ${numbersTold[3]} + …`);
  const gap = /[\d…][\d +−…]* = [\d +−…]*[\d…]/u.exec(text)?.[0];
  if (text.includes("…") && gap !== undefined) return fillGap(gap);
  const sum =
    /\d+(?: [+−] \d+)+/u.exec(text)?.[0] ?? numbersTold.slice(0, 2).join(takenAway.test(text) ? " − " : " + ");
  return String(evaluate(sum).top);
};
