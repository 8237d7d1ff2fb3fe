import { groupNumber } from "#lib/core/group-number.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";

/** Where two written numbers part: "598 999 và 602 000". */
export function reason(small: number, large: number): string {
  const [less, more] = [String(small), String(large)];
  const told = `${groupNumber(small)} < ${groupNumber(large)}`;
  if (less.length < more.length) return `Số ${groupNumber(small)} có ít chữ số hơn nên ${told}`;
  const at = [...less].findIndex((digit, place) => digit !== more[place]);
  return `Từ trái sang phải, hàng đầu tiên khác nhau là hàng ${placeNames[less.length - 1 - at]}: ${less[at]} < ${more[at]} nên ${told}`;
}

/** All numbers in their order, and how it was found; `sorted` from the smallest or from the largest. */
export function ranked(sorted: readonly number[]): string {
  const [first = 0, second = 0] = sorted;
  const isAlike = String(first).length === String(second).length;
  const way = isAlike
    ? `Các số đều có ${String(first).length} chữ số nên ta so từng hàng, từ hàng cao nhất`
    : "Số có nhiều chữ số hơn thì lớn hơn";
  return `${way}: ${sorted.map(groupNumber).join(first < second ? " < " : " > ")}`;
}

/** Names the digit at which a number that was taken parts from the right one. */
export function saidOfPlace(value: number, right: number): string {
  const [taken, best] = [String(value), String(right)];
  const at = [...taken].findIndex((digit, place) => digit !== best[place]);
  return `Chữ số hàng ${placeNames[taken.length - 1 - at]} của số này là ${taken[at]}. Con so với cùng hàng ở các số khác nhé!`;
}

/** Names the length of a number that was taken for the largest or the smallest. */
export function saidOfLength(value: number, isLargest: boolean): string {
  return `Số này có ${String(value).length} chữ số. Con tìm số có ${isLargest ? "nhiều" : "ít"} chữ số hơn nhé!`;
}

/** Where numbers of one length part, in their order: "hàng nghìn: 3 < 5 < 8. Hai số cùng có chữ số 5 thì so hàng trăm: 2 < 6". */
export function parted(sorted: readonly number[]): string {
  const written = sorted.map(String);
  const [first = "", ...others] = written;
  const sign = first < (others.at(-1) ?? "") ? " < " : " > ";
  const at = [...first].findIndex((digit, place) => others.some((other) => other[place] !== digit));
  const digits = written.map((number) => number[at] ?? "");
  const told = `hàng ${placeNames[first.length - 1 - at]}: ${[...new Set(digits)].join(sign)}`;
  const twice = digits.find((digit, place) => digits.indexOf(digit) !== place);
  if (twice === undefined) return told;
  const alike = written.filter((number) => number[at] === twice).map(Number);
  return `${told}. Hai số cùng có chữ số ${twice} thì so ${parted(alike)}`;
}
