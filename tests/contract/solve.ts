import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";

type Solver = (numbers: readonly number[], figures: readonly Figure[], question: Question) => string | null;

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What is seen in the picture, counted one by one. */
function countPictured(figures: readonly Figure[]): number {
  const [figure, ...more] = figures;
  if (more.length > 0) return Number.NaN;
  if (figure?.type === "objects") return figure.cells.filter((cell) => cell.row < figure.rows).length;
  return figure?.type === "ten-frame" ? total(figure.groups.map((group) => group.count)) : Number.NaN;
}

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

/** Ways of asking, recognised by their words alone; each is solved by counting, walking or trying. */
const solvers: readonly (readonly [RegExp, Solver])[] = [
  [/^Có (?:mấy|bao nhiêu) \p{L}+(?: \p{L}+)+\?$/u, (_, figures) => String(countPictured(figures))],
  [/^Con lấy \d+ [\p{L} ]+ nhé!$/u, ([count]) => String(count)],
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
  [/^Phép cộng nào bằng \d+\?$/u, ([sum = 0], _, question) => whichChoice(question, sum)],
];

/** The answer of a maths question from what the pupil sees alone; null when its wording is not known. */
export function solve(question: Question): string | null {
  const { text } = question.prompt;
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const known = solvers.find(([wording]) => wording.test(text));
  return known === undefined ? null : known[1](numbers, question.figures, question);
}
