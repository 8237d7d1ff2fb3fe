import { bareIn } from "#tests/contract/bare-in.ts";
import { type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const hundred = exact(100);
const units = ["học sinh", "cây", "kg", "m", "l", "quyển", "đồng"];

/** The unit that follows the number which is no percent. */
function unitIn(text: string): string | undefined {
  return units.find((unit) => new RegExp(String.raw`\d[ \u00a0]${unit}(?!\p{L})`, "u").test(text));
}

const after: readonly (readonly [RegExp, (whole: Exact, part: Exact) => Exact])[] = [
  [/Giá sau khi giảm là:|học sinh nam là:|còn lại là:|chưa làm là:|đổ thêm/u, minus],
  [/cả tiền gửi và tiền lãi là:/u, plus],
  [/.*/u, (_, part) => part],
];

const solve: Oracle = ({ prompt }) => {
  const { text } = prompt;
  const [, percentText] = /(\d+)%/u.exec(text) ?? [];
  if (percentText === undefined) return null;
  const others = numbersIn(text.replace(/\d+%/u, ""));
  const [whole] = others;
  if (whole === undefined || others.length !== 1) return null;
  // One hundredth first, then so many of them.
  const part = times(over(whole, hundred), exact(BigInt(percentText)));
  const [, finish] = after.find(([asks]) => asks.test(text)) ?? [];
  return finish === undefined ? null : writeExact(finish(whole, part), unitIn(text));
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
