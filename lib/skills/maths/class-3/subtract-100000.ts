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
import { borrowCode, carryCode } from "#lib/skills/maths/carry-codes.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildWrittenStoryQuestion, storyColumns } from "#lib/skills/maths/written-work.ts";
import {
  buildHiddenDigitsQuestion,
  buildSetOutQuestion,
  type SetOutWork,
  sayColumns,
} from "./build-set-out-question.ts";
import { sayTaken, takenColumns } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";

/** Least and most bound the larger number. */
const stories = readTable(
  storyColumns,
  `
   300 | 99999 | kg    | Kho có {a} kg thóc, đã chuyển đi {b} kg. Kho còn lại bao nhiêu ki-lô-gam thóc?
   200 | 99999 | con   | Trang trại có {a} con gà, đã bán {b} con. Trang trại còn lại bao nhiêu con gà?
   300 | 99999 | m     | Con đường dài {a} m, đã sửa được {b} m. Còn phải sửa bao nhiêu mét đường?
  2000 | 60000 | người | Xã Bình An có {a} người, xã Yên Phú có {b} người. Xã Bình An nhiều hơn bao nhiêu người?
   300 | 99999 | cây   | Vườn ươm có {a} cây giống, đã đem trồng {b} cây. Vườn ươm còn lại bao nhiêu cây?
  1000 | 60000 | chỗ   | Sân vận động có {a} chỗ ngồi, đã có {b} người ngồi. Còn bao nhiêu chỗ trống?
`,
);

/** Columns that borrow, no two of them side by side: class 3 borrows twice at most, never twice running. */
const borrowing = {
  4: [[0, 2]],
  5: [
    [0, 2],
    [0, 3],
    [1, 3],
  ],
} as const;

function pickNumbers(difficulty: Difficulty, rng: Rng): readonly [whole: number, part: number] {
  if (difficulty === 1) {
    const columns = rng.pick([3, 4]);
    const [rest, part] = pickAddends(rng, columns, [rng.int(0, columns - 2)]);
    return [rest + part, part];
  }
  const columns = difficulty === 2 ? 4 : 5;
  // Several are looked at: at difficulty 3 something is to be taken from a 0.
  const pairs = Array.from({ length: difficulty === 2 ? 1 : 24 }, () =>
    pickAddends(rng, columns, rng.pick(borrowing[columns])),
  );
  const sums = pairs.map(([rest, part]) => [rest + part, part] as const);
  return sums.find(([whole]) => String(whole).includes("0")) ?? sums[0] ?? [50_203, 12_341];
}

/** One borrow in three or four digits; two in four; two in five with a zero above. */
function pickDifference(difficulty: Difficulty, rng: Rng): SetOutWork {
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
    mistake("BORROW", smallerFromLarger(whole, part), inEachColumn),
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

const inEachColumn = "Con lấy số lớn trừ số bé trong từng cột rồi. Con luôn lấy số trên trừ số dưới.";

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

function buildStoryQuestion(difference: SetOutWork, rng: Rng): Question {
  const { first } = difference;
  const fitting = stories.filter(({ least, most }) => first >= least && first <= most);
  const idea = "Hỏi còn lại hoặc hỏi nhiều hơn bao nhiêu thì con làm phép trừ.";
  return fitting.length === 0
    ? buildSetOutQuestion(difference, rng)
    : buildWrittenStoryQuestion(difference, { stories: fitting, idea, told: sayColumns(difference) }, rng);
}

/** "50 203 − … = 12 341" and "… − 12 341 = 37 862": the number that is missing is typed. */
function buildMissingQuestion({ first, second, result }: SetOutWork, rng: Rng): Question {
  const [whole, part, rest] = [first, second, result].map(groupNumber);
  const isWhole = rng.int(0, 2) === 0;
  const answer = isWhole ? first : result;
  const check = "Con thay số đó vào phép tính rồi thử lại nhé!";
  const sum = isWhole ? `${rest} + ${part}` : `${whole} − ${part}`;
  const codeAt = (size: number) => (isWhole ? carryCode([result, second], size) : borrowCode(first, second, size));
  const rule = isWhole ? "số bị trừ, con lấy hiệu cộng với số trừ" : "số trừ, con lấy số bị trừ trừ đi hiệu";
  return numberQuestion(rng, {
    prompt: isWhole
      ? rng.pick([
          `… − ${part} = ${rest}. Số cần điền là số nào?`,
          `Một số trừ đi ${part} thì được ${rest}. Số đó là số nào?`,
        ])
      : rng.pick([
          `${whole} − … = ${part}. Số cần điền là số nào?`,
          `Lấy ${whole} trừ đi một số thì được ${part}. Số đó là số nào?`,
        ]),
    answer,
    write: wholeValue,
    range: [1, 100_000],
    isTyped: true,
    distractors: [
      isWhole
        ? mistake("OP", Math.abs(result - second), "Con đã làm phép trừ. Số bị trừ phải lớn hơn cả số trừ và hiệu.")
        : mistake("OP", first + second, "Con đã làm phép cộng. Số trừ không lớn hơn số bị trừ được."),
      ...(isWhole ? [] : [mistake("BORROW", smallerFromLarger(first, second), inEachColumn)]),
      ...[10, 100, 1000, 10_000].flatMap((size) =>
        [answer + size, answer - size].map((near) => mistake(codeAt(size), near, check)),
      ),
    ],
    hints: [`Muốn tìm ${rule}.`, `Con tính ${sum} theo cột.`],
    explanation: `${isWhole ? "Số bị trừ" : "Số trừ"} là: ${sum} = ${groupNumber(answer)}.`,
    praise: "calculate",
    identity: `missing ${isWhole} ${first} ${second}`,
  });
}

/** Written subtraction up to 100 000 (curriculum, c3-subtract-100000): one borrow; two; five digits, also with a gap. */
export const subtractHundredThousand = defineNumberSkill({
  id: "c3-subtract-100000",
  classId: "3",
  title: "Trừ trong phạm vi 100 000",
  generate(difficulty, rng) {
    const plain = [buildSetOutQuestion, buildSetOutQuestion, buildStoryQuestion];
    const forms = difficulty === 3 ? [...plain, buildHiddenDigitsQuestion, buildMissingQuestion] : plain;
    return rng.pick(forms)(pickDifference(difficulty, rng), rng);
  },
});
