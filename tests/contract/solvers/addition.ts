import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

/** The number that makes up the sum, found by trying. */
function missingFrom(given: number, sum: number): number {
  let missing = 0;
  while (given + missing < sum) missing += 1;
  return missing;
}

function walk(start: number, steps: number): number {
  let place = start;
  for (let step = 0; step < steps; step += 1) place += 1;
  return place;
}

function whichChoice(question: Question, sum: number): string | null {
  if (question.kind !== "choice") return null;
  const equal = question.view.choices.filter((choice) => total(choice.text.split("+").map(Number)) === sum);
  return equal.length === 1 ? (equal[0]?.text ?? null) : null;
}

export const additionWays: readonly Way[] = [
  [/^\d+(?: \+ \d+)+ bằng (?:mấy|bao nhiêu)\?$/u, (numbers) => String(total(numbers))],
  [/^Có \d+ [\p{L} ]+ và \d+ [\p{L} ]+\. Có tất cả (?:mấy|bao nhiêu) \p{L}+\?$/u, (numbers) => String(total(numbers))],
  [/thêm [\p{L} ]*\d+ [\p{L} ]+\. .*[Cc]ó tất cả mấy [\p{L} ]+\?$/u, (numbers) => String(total(numbers))],
  [/^\d+ cộng (?:mấy|bao nhiêu) thì bằng \d+\?$/u, ([given = 0, sum = 0]) => String(missingFrom(given, sum))],
  [/^(?:Mấy|Bao nhiêu) cộng \d+ thì bằng \d+\?$/u, ([given = 0, sum = 0]) => String(missingFrom(given, sum))],
  [
    / có \d+ [\p{L} ]+\. .* cần thêm mấy \p{L}+ để có \d+ \p{L}+\?$/u,
    ([have = 0, want = 0]) => String(missingFrom(have, want)),
  ],
  [/^Từ \d+ nhảy \d+ bước thì đến số nào\?$/u, ([start = 0, steps = 0]) => String(walk(start, steps))],
  [
    /^Từ \d+ nhảy \d+ bước, rồi \d+ bước nữa\. Đến số nào\?$/u,
    ([start = 0, ...hops]) => String(walk(start, total(hops))),
  ],
  [/^Phép cộng nào bằng \d+\?$/u, ([sum = 0], _, question) => whichChoice(question, sum)],
];
