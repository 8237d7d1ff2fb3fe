import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { smallerFromLarger } from "#lib/questions/working/digitwise.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildWrittenQuestion,
  buildWrittenStoryQuestion,
  type ColumnWork,
  storyColumns,
  writtenExpression,
} from "#lib/skills/maths/written-work.ts";
import { sayTaken, takenColumns } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";

/** Numbers with zeros across which something is borrowed; x is any other digit. */
const masks = ["x00x", "x0xx", "xx0x", "x000x", "xx00x", "x00xx", "x000", "x0000", "xx000"] as const;

/** Least and most bound the larger number. */
const stories = readTable(
  storyColumns,
  `
   300 | 99999 | kg    | Kho có {a} kg thóc, đã chuyển đi {b} kg thóc. Trong kho còn lại bao nhiêu ki-lô-gam thóc?
   200 | 99999 | con   | Trang trại có {a} con gà, đã bán {b} con. Trang trại còn lại bao nhiêu con gà?
   300 | 99999 | m     | Con đường dài {a} m, đã sửa được {b} m. Còn phải sửa bao nhiêu mét đường?
  2000 | 60000 | người | Xã Bình An có {a} người, xã Yên Phú có {b} người. Xã Bình An nhiều hơn xã Yên Phú bao nhiêu người?
   300 | 99999 | cây   | Vườn ươm có {a} cây giống, đã đem trồng {b} cây. Vườn ươm còn lại bao nhiêu cây?
  1000 | 60000 | chỗ   | Sân vận động có {a} chỗ ngồi, đã có {b} người ngồi. Còn bao nhiêu chỗ trống?
`,
);

function pickNumbers(difficulty: Difficulty, rng: Rng): readonly [whole: number, part: number] {
  if (difficulty < 3) {
    const columns = difficulty === 1 ? rng.pick([3, 4]) : 4;
    const places = Array.from({ length: columns - 1 }, (_, place) => place);
    const [rest, part] = pickAddends(rng, columns, rng.shuffle(places).slice(0, difficulty));
    return [rest + part, part];
  }
  const digits = Array.from(rng.pick(masks), (sign, place) =>
    sign === "0" ? 0 : rng.int(place === 0 ? 3 : 1, place === 0 ? 9 : 6),
  );
  const ones = rng.int((digits.at(-1) ?? 0) + 1, 9);
  // Below the first digit by at least one, so that something large is left.
  const upper = rng.int(1, Math.max(1, (digits[0] ?? 3) - 2));
  const middle = digits.slice(1, -1).map(() => rng.int(1, 9));
  return [Number(digits.join("")), Number([upper, ...middle, ones].join(""))];
}

/** One borrow in three or four digits; two in four; across zeros. */
function pickDifference(difficulty: Difficulty, rng: Rng): ColumnWork {
  const [first, second] = pickNumbers(difficulty, rng);
  return {
    sign: "−",
    first,
    second,
    result: first - second,
    distractors: () => distractorsFor(first, second),
    hints: hintsFor(first, second),
  };
}

function distractorsFor(whole: number, part: number): Distractor<number>[] {
  const rest = whole - part;
  const borrowed = takenColumns(whole, part).flatMap(({ carried, place }) => (carried === 0 ? [] : [place]));
  const all = borrowed.reduce((sum, place) => sum + 10 ** place, 0);
  return [
    mistake(
      "BORROW",
      smallerFromLarger(whole, part),
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

function hintsFor(whole: number, part: number) {
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

function buildBareQuestion(difference: ColumnWork, rng: Rng): Question {
  const explanation = `Trừ từ phải sang trái, không trừ được thì thêm 10 rồi trừ, nhớ 1 sang hàng bên trái: ${writtenExpression(difference)} = ${groupNumber(difference.result)}.`;
  return buildWrittenQuestion(difference, { explanation }, rng);
}

function buildStoryQuestion(difference: ColumnWork, rng: Rng): Question {
  const { first } = difference;
  const fitting = stories.filter(({ least, most }) => first >= least && first <= most);
  const idea = "Hỏi còn lại hoặc hỏi nhiều hơn bao nhiêu thì con làm phép trừ.";
  return fitting.length === 0
    ? buildBareQuestion(difference, rng)
    : buildWrittenStoryQuestion(difference, { stories: fitting, idea, told: "Ta có" }, rng);
}

/** "… + 1 436 = 5 002": the part that is missing, and the check of a subtraction. */
function buildMissingQuestion({ first, second, result, distractors, hints }: ColumnWork, rng: Rng): Question {
  const [w, p] = [groupNumber(first), groupNumber(second)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `… + ${p} = ${w}. Số cần điền là:`,
      `${w} − … = ${p}. Số cần điền là:`,
      `Số nào bé hơn ${w} đúng ${p} đơn vị?`,
      `${w} bớt đi ${p} thì còn bao nhiêu?`,
    ]),
    answer: result,
    write: wholeValue,
    range: [1, 100_000],
    distractors: distractors(),
    hints: [`Con lấy ${w} trừ đi ${p}.`, ...hints],
    explanation: `Số đó là ${w} − ${p} = ${groupNumber(result)}.`,
    praise: "calculate",
    identity: `missing ${first} ${second}`,
  });
}

/** Written subtraction up to 100 000 (curriculum, c3-subtract-100000): one borrow; two borrows; across zeros. */
export const subtractHundredThousand = defineNumberSkill({
  id: "c3-subtract-100000",
  classId: "3",
  title: "Trừ trong phạm vi 100 000",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildMissingQuestion])(
      pickDifference(difficulty, rng),
      rng,
    );
  },
});
