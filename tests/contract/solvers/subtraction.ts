import type { Question } from "#lib/questions/question.ts";
import { calculate } from "#tests/contract/calculate.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

/** What is left, by taking away one after the other. */
function takeAway(start: number, count: number): number {
  let left = start;
  for (let step = 0; step < count; step += 1) left -= 1;
  return left;
}

/** How many have to go until so many are left, found by trying. */
function takenFrom(start: number, left: number): number {
  let taken = 0;
  while (start - taken > left) taken += 1;
  return taken;
}

function startOf(taken: number, left: number): number {
  let start = 0;
  while (takeAway(start, taken) < left) start += 1;
  return start;
}

function onlyChoice(question: Question, isRight: (text: string) => boolean): string | null {
  if (question.kind !== "choice") return null;
  const right = question.view.choices.filter((choice) => isRight(choice.text));
  return right.length === 1 ? (right[0]?.text ?? null) : null;
}

/** "9 − 4 = 5" belongs to 5 + 4 = 9: it is true and made of the same three numbers. */
function belongs(text: string, numbers: readonly number[]): boolean {
  const [left = "", right = ""] = text.split("=");
  const own = (text.match(/\d+/gu) ?? []).map(Number).sort((one, other) => one - other);
  const isSame = own.join() === numbers.toSorted((one, other) => one - other).join();
  return isSame && calculate(left) === calculate(right);
}

export const subtractionWays: readonly Way[] = [
  [/^\d+ − \d+ bằng (?:mấy|bao nhiêu)\?$/u, ([start = 0, count = 0]) => String(takeAway(start, count))],
  [
    /^Có \d+ [\p{L} ]+, [\p{L} ]*\d+ [\p{L} ]+\. Còn lại (?:mấy|bao nhiêu) \p{L}+\?$/u,
    ([start = 0, count = 0]) => String(takeAway(start, count)),
  ],
  [
    /^Từ \d+ nhảy lùi \d+ bước(?:, rồi \d+ bước nữa\. Đ| thì đ)ến số nào\?$/u,
    ([start = 0, ...hops]) => String(takeAway(start, total(hops))),
  ],
  [/^\d+ trừ (?:mấy|bao nhiêu) thì bằng \d+\?$/u, ([start = 0, left = 0]) => String(takenFrom(start, left))],
  [/^(?:Mấy|Bao nhiêu) trừ \d+ thì bằng \d+\?$/u, ([taken = 0, left = 0]) => String(startOf(taken, left))],
  [/^\d+ gồm \d+ và (?:mấy|bao nhiêu)\?$/u, ([whole = 0, part = 0]) => String(takenFrom(whole, part))],
  [/^Phép trừ nào bằng \d+\?$/u, ([left], _, question) => onlyChoice(question, (text) => calculate(text) === left)],
  [
    /^\d+ \+ \d+ = \d+\. Vậy phép trừ nào đúng\?$/u,
    (numbers, _, question) => onlyChoice(question, (text) => belongs(text, numbers)),
  ],
];
