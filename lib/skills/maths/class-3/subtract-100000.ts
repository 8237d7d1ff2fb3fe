import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { working } from "#lib/questions/working/working.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { sayTaken, takenColumns } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";
import { subtractStories } from "./subtract-stories.ts";

const range = [1, 100_000] as const;

interface Difference {
  readonly whole: number;
  readonly part: number;
  readonly rest: number;
}

/** Numbers with zeros across which something is borrowed; x is any other digit. */
const masks = ["x00x", "x0xx", "xx0x", "x000x", "xx00x", "x00xx", "x000", "x0000", "xx000"] as const;

/** One borrow in three or four digits; two in four; across zeros. */
function pickDifference(difficulty: Difficulty, rng: Rng): Difference {
  if (difficulty < 3) {
    const columns = difficulty === 1 ? rng.pick([3, 4]) : 4;
    const places = Array.from({ length: columns - 1 }, (_, place) => place);
    const [rest, part] = pickAddends(rng, columns, rng.shuffle(places).slice(0, difficulty));
    return { whole: rest + part, part, rest };
  }
  const mask = rng.pick(masks);
  const digits = Array.from(mask, (sign, place) =>
    sign === "0" ? 0 : rng.int(place === 0 ? 3 : 1, place === 0 ? 9 : 6),
  );
  const whole = Number(digits.join(""));
  const ones = rng.int((digits.at(-1) ?? 0) + 1, 9);
  // Below the first digit by at least one, so that something large is left.
  const upper = rng.int(1, Math.max(1, (digits[0] ?? 3) - 2));
  const middle = digits.slice(1, -1).map(() => rng.int(1, 9));
  const part = Number([upper, ...middle, ones].join(""));
  return { whole, part, rest: whole - part };
}

const expressionOf = ({ whole, part }: Difference) => `${groupNumber(whole)} − ${groupNumber(part)}`;

/** In each column the smaller digit is taken from the larger one. */
function smallerFromLarger({ whole, part }: Difference): number {
  const lower = digitsOf(part);
  return digitsOf(whole).reduce((sum, digit, place) => sum + Math.abs(digit - (lower[place] ?? 0)) * 10 ** place, 0);
}

function distractorsFor(difference: Difference): Distractor<number>[] {
  const { whole, part, rest } = difference;
  const borrowed = takenColumns(whole, part).flatMap(({ carried, place }) => (carried === 0 ? [] : [place]));
  const all = borrowed.reduce((sum, place) => sum + 10 ** place, 0);
  return [
    mistake(
      "BORROW",
      smallerFromLarger(difference),
      "Con lấy số lớn trừ số bé trong từng cột rồi. Con luôn lấy số trên trừ số dưới.",
    ),
    ...borrowed.map((place) =>
      mistake("BORROW", rest + 10 ** place, `Con quên nhớ 1 sang hàng ${placeNames[place]} rồi. Con trừ lại nhé!`),
    ),
    mistake("BORROW", rest + all, "Con quên nhớ 1 sang hàng bên trái rồi. Con trừ lại nhé!"),
    mistake("OP", whole + part, "Con đã làm phép cộng. Đề bài cần phép trừ."),
    ...borrowed.map((place) =>
      mistake("BORROW", rest - 10 ** place, "Con trừ số nhớ hai lần rồi. Con trừ lại từng cột nhé!"),
    ),
    mistake("OFF100", rest + 100, again),
    mistake("OFF10", rest - 10, again),
    mistake("OFF10", rest + 10, again),
  ];
}

const again = "Con trừ lại từng cột, từ phải sang trái nhé!";

const blank = "Phép trừ đặt theo cột, chưa có kết quả.";

function hintsFor({ whole, part }: Difference) {
  const [ones] = takenColumns(whole, part);
  const numbers = [String(whole), String(part)];
  return [
    {
      say: "Con đặt các chữ số cùng hàng thẳng cột, rồi trừ từ phải sang trái.",
      figures: [working({ operation: "−", numbers, result: null, marked: 0, alt: blank })],
    },
    `${ones === undefined ? "" : sayTaken(ones)} Hàng nào không trừ được thì con thêm 10 rồi trừ, nhớ 1 sang hàng bên trái.`,
  ];
}

/** "5 002 − 1 436 = ?", also set out in columns. */
function buildBareQuestion(difference: Difference, rng: Rng): Question {
  const { whole, part, rest } = difference;
  const isSetOut = rng.pick([true, false]);
  const expression = expressionOf(difference);
  const figure = working({
    operation: "−",
    numbers: [String(whole), String(part)],
    result: null,
    alt: `Phép trừ ${expression} đặt theo cột.`,
  });
  return numberQuestion(rng, {
    prompt: isSetOut
      ? rng.pick([`Đặt tính rồi tính: ${expression} = ?`, `Con tính phép trừ theo cột: ${expression} = ?`])
      : rng.pick([`${expression} = ?`, `Hiệu của ${groupNumber(whole)} và ${groupNumber(part)} là:`]),
    figures: isSetOut ? [figure] : [],
    answer: rest,
    write: wholeValue,
    range,
    distractors: distractorsFor(difference),
    hints: hintsFor(difference),
    explanation: `Trừ từ phải sang trái, không trừ được thì thêm 10 rồi trừ, nhớ 1 sang hàng bên trái: ${expression} = ${groupNumber(rest)}.`,
    praise: "calculate",
    identity: `difference ${whole} ${part}`,
  });
}

function buildStoryQuestion(difference: Difference, rng: Rng): Question {
  const { whole, part, rest } = difference;
  const fitting = subtractStories.filter(({ least, most }) => whole >= least && whole <= most);
  if (fitting.length === 0) return buildBareQuestion(difference, rng);
  const { tell, name } = rng.pick(fitting);
  return numberQuestion(rng, {
    prompt: tieUnits(tell(groupNumber(whole), groupNumber(part))),
    answer: rest,
    write: writeWith(name),
    range,
    distractors: distractorsFor(difference),
    hints: ["Hỏi còn lại hoặc hỏi nhiều hơn bao nhiêu thì con làm phép trừ.", ...hintsFor(difference)],
    explanation: `Ta có: ${expressionOf(difference)} = ${groupNumber(rest)} (${name}).`,
    praise: "story",
    identity: `story ${whole} ${part}`,
  });
}

/** "… + 1 436 = 5 002": the part that is missing, and the check of a subtraction. */
function buildMissingQuestion(difference: Difference, rng: Rng): Question {
  const { whole, part, rest } = difference;
  const [w, p] = [groupNumber(whole), groupNumber(part)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `… + ${p} = ${w}. Số cần điền là:`,
      `${w} − … = ${p}. Số cần điền là:`,
      `Số nào bé hơn ${w} đúng ${p} đơn vị?`,
      `${w} bớt đi ${p} thì còn bao nhiêu?`,
    ]),
    answer: rest,
    write: wholeValue,
    range,
    distractors: distractorsFor(difference),
    hints: [`Con lấy ${w} trừ đi ${p}.`, ...hintsFor(difference)],
    explanation: `Số đó là ${w} − ${p} = ${groupNumber(rest)}.`,
    praise: "calculate",
    identity: `missing ${whole} ${part}`,
  });
}

/** Written subtraction up to 100 000 (curriculum, c3-subtract-100000): one borrow; two borrows; across zeros. */
export const subtractHundredThousand = defineSkill({
  id: "c3-subtract-100000",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Trừ trong phạm vi 100 000",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildMissingQuestion])(
      pickDifference(difficulty, rng),
      rng,
    );
  },
});
