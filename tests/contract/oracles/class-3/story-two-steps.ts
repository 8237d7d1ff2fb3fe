import { askedUnit } from "#tests/contract/asked-unit.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** So many groups laid down one after the other. */
const laid = (groups: number, each: number) =>
  Array.from({ length: groups }, () => each).reduce((sum, size) => sum + size, 0);

/** How many there are in one of so many equal parts, found by trying. */
const shared = (whole: number, parts: number) =>
  Array.from({ length: whole + 1 }, (_, part) => part).find((part) => laid(parts, part) === whole) ?? Number.NaN;

/** Groups and what comes to them or goes; or so many in all, of which groups are made. */
function ofGroups(text: string): number {
  const [a = 0, b = 0, c = 0] = wholesIn(text);
  if (/^[^.]*mỗi/u.test(text)) return /thêm|chưa dán/u.test(text) ? laid(a, b) + c : laid(a, b) - c;
  return a - laid(b, c);
}

const others: readonly (readonly [RegExp, (a: number, b: number) => number])[] = [
  [/gấp \d/u, (a, b) => laid(b, a)],
  [/giảm đi \d/u, shared],
  [/(?:nhiều|nặng|dài) hơn/u, (a, b) => a + b],
  [/(?:ít|nhẹ|ngắn) hơn/u, (a, b) => a - b],
];

/** First who has how many, then what is asked of both. */
function ofTwo(text: string): number {
  const [a = 0, b = 0] = wholesIn(text);
  const [, told = "", asks = ""] = /^(.*)\. ([^.]*)$/u.exec(text) ?? [];
  const second = others.find(([words]) => words.test(told))?.[1](a, b) ?? Number.NaN;
  return asks.startsWith("Cả hai") ? a + second : Math.max(a, second) - Math.min(a, second);
}

export const oracle: Oracle = ({ prompt: { text } }) => {
  const value = text.includes("mỗi") ? ofGroups(text) : ofTwo(text);
  return Number.isSafeInteger(value) ? `${grouped(value)}\u00a0${askedUnit(text)}` : null;
};
