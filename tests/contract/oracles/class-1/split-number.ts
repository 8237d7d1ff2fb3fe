import { pictureText } from "#lib/text/picture-text.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Counted on from one number to the other. */
function countOn(from: number, to: number): number {
  let steps = 0;
  for (let at = from; at < to; at += 1) steps += 1;
  return steps;
}

const numbersIn = (text: string) => [...text.matchAll(/\d+/gu)].map(([number]) => Number(number));

/** The first way with something on both plates that neither stands there nor is one of those turned round. */
function otherWay(whole: number, told: readonly number[]): number {
  for (let blue = 1; blue < whole; blue += 1) if (!told.includes(blue)) return blue;
  return 0;
}

export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  const numbers = numbersIn(text);
  const [first = 0, second = 0] = numbers;
  if (kind === "number") {
    const isWhole = /được mấy|Số đó là mấy/u.test(text);
    if (isWhole) return String(first + second);
    const [whole, part] = text.includes("và mấy gộp lại") ? [second, first] : [first, second];
    return String(countOn(part, whole));
  }
  if (kind !== "sort" || view.pile.type !== "alike") return null;
  const { unit } = pictureText[view.pile.picture];
  const write = (blue: number, red: number) => `đĩa xanh ${blue} ${unit}, đĩa đỏ ${red} ${unit}`;
  if (text.includes("theo cách khác")) {
    const blue = otherWay(first, numbers.slice(1, 5));
    return write(blue, countOn(blue, first));
  }
  const rest = countOn(second, first);
  const isBlue = /\d \p{L}+ vào đĩa xanh|Đĩa xanh có/u.test(text);
  return `${isBlue ? write(second, rest) : write(rest, second)}; ${first} gồm ${second} và ${rest}`;
};
