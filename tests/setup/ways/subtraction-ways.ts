import type { ChildWay } from "#tests/setup/child-way.ts";
import { only } from "./only.ts";

function differenceOf(words: string): number {
  const [, first, second] = /^(\d+) − (\d+)(?: = \d+)?$/.exec(words) ?? [];
  return Number(first) - Number(second);
}

/** "8 − 3 = 5" where that is true and made of the numbers of the sum. */
function belongsTo([first = 0, second = 0]: readonly number[], words: string): boolean {
  const [whole = 0, ...parts] = (words.match(/\d+/g) ?? []).map(Number);
  const isTrue = parts.length === 1 || differenceOf(words) === parts[1];
  return isTrue && whole === first + second && parts.every((part) => part === first || part === second);
}

export const subtractionWays: readonly ChildWay[] = [
  [/^\d+ − \d+ bằng (?:mấy|bao nhiêu)\?$/, ({ numbers: [from = 0, taken = 0] }) => from - taken],
  [/^Có .+\. Còn lại (?:mấy|bao nhiêu) /, ({ numbers: [from = 0, taken = 0] }) => from - taken],
  [/^\d+ trừ .+ thì bằng \d+\?$/, ({ numbers: [from = 0, left = 0] }) => from - left],
  [/^(?:Mấy|Bao nhiêu) trừ \d+ thì bằng \d+\?$/, ({ numbers: [taken = 0, left = 0] }) => taken + left],
  [/^\d+ gồm \d+ và (?:mấy|bao nhiêu)\?$/, ({ numbers: [whole = 0, part = 0] }) => whole - part],
  [/^Từ \d+ nhảy lùi \d+ bước/, ({ numbers: [start = 0, ...hops] }) => hops.reduce((place, hop) => place - hop, start)],
  [/^Phép trừ nào bằng \d+\?$/, (sight) => only(sight, (words) => differenceOf(words) === sight.numbers[0])],
  [/Vậy phép trừ nào đúng\?$/, (sight) => only(sight, (words) => belongsTo(sight.numbers, words))],
];
