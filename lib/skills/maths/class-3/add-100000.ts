import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { carriesOfSum } from "#lib/questions/working/carries-of.ts";
import { smallerFromLarger } from "#lib/questions/working/digitwise.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { borrowCode } from "#lib/skills/maths/carry-codes.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildWrittenStoryQuestion, storyColumns } from "#lib/skills/maths/written-work.ts";
import {
  buildHiddenDigitsQuestion,
  buildSetOutQuestion,
  type SetOutWork,
  sayColumns,
} from "./build-set-out-question.ts";
import { addedColumns, sayAdded } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";

/** Least and most bound what each of the two numbers may be. */
const stories = readTable(
  storyColumns,
  `
   100 |  5000 | kg       | Hai ngày liền, cửa hàng bán được {a} kg và {b} kg gạo. Cả hai ngày bán được bao nhiêu ki-lô-gam gạo?
   300 |  2500 | học sinh | Trường Hoa Sen có {a} học sinh, trường Bình Minh có {b} học sinh. Cả hai trường có bao nhiêu em?
  2000 | 60000 | người    | Xã Bình An có {a} người, xã Yên Phú có {b} người. Cả hai xã có bao nhiêu người?
   100 | 60000 | con      | Trang trại nuôi {a} con gà và {b} con vịt. Trang trại nuôi tất cả bao nhiêu con?
   100 | 70000 | cây      | Vườn ươm có {a} cây keo và {b} cây thông. Vườn ươm có tất cả bao nhiêu cây?
   200 | 40000 | người    | Buổi sáng có {a} người xem hội, buổi chiều có {b} người. Cả hai buổi có bao nhiêu người?
   100 |  6000 | m        | Đội Một đắp được {a} m đê, đội Hai đắp được {b} m. Cả hai đội đắp được bao nhiêu mét?
`,
);

/** Columns that carry, no two of them side by side: class 3 carries twice at most, never twice running. */
const carryingTwice = {
  4: [[0, 2]],
  5: [
    [0, 2],
    [0, 3],
    [1, 3],
  ],
} as const;

/** One carry in three or four digits; two in four; two in five. */
function pickSum(difficulty: Difficulty, rng: Rng): SetOutWork {
  const columns = difficulty === 1 ? rng.pick([3, 4]) : ({ 2: 4, 3: 5 } as const)[difficulty];
  const carrying = difficulty === 1 ? [rng.int(0, columns - 2)] : rng.pick(carryingTwice[columns === 4 ? 4 : 5]);
  return sumOf(pickAddends(rng, columns, carrying));
}

function sumOf([first, second]: readonly [number, number]): SetOutWork {
  return {
    sign: "+",
    first,
    second,
    result: first + second,
    distractors: () => distractorsFor(first, second),
    hints: hintsFor(first, second),
  };
}

function distractorsFor(first: number, second: number): Distractor<number>[] {
  const sum = first + second;
  const carries = carriesOfSum([first, second]);
  const carried = carries.flatMap((carry, place) => (carry === null ? [] : [place]));
  const uncarried = carries.flatMap((carry, place) => (carry === null && place > 0 ? [place] : []));
  const without = sum - carried.reduce((all, place) => all + 10 ** place, 0);
  return [
    ...carried.map((place) =>
      mistake("CARRY", sum - 10 ** place, `Con quên nhớ 1 sang hàng ${placeNames[place]} rồi. Con cộng lại nhé!`),
    ),
    mistake("CARRY", without, "Con quên nhớ 1 sang hàng bên trái rồi. Con cộng lại nhé!"),
    mistake("OP", Math.abs(first - second), "Con đã làm phép trừ. Đề bài cần phép cộng."),
    ...carried.map((place) =>
      mistake("CARRY", sum + 10 ** place, `Con cộng lại hàng ${placeNames[place]}: chỉ thêm 1 đã nhớ.`),
    ),
    ...uncarried.map((place) =>
      mistake(
        "CARRY",
        sum + 10 ** place,
        `Con cộng lại hàng ${placeNames[place]}: hàng ${placeNames[place - 1]} cộng chưa đến 10 nên không có số nhớ.`,
      ),
    ),
    mistake("OFF100", sum + 100, "Con cộng lại từng cột, từ phải sang trái nhé!"),
    mistake("OFF10", sum - 10, "Con cộng lại từng cột, từ phải sang trái nhé!"),
  ];
}

const blank = "Phép cộng đặt theo cột, chưa có kết quả.";

function hintsFor(first: number, second: number) {
  const [ones] = addedColumns(first, second);
  const numbers = [String(first), String(second)];
  return [
    {
      say: "Con đặt các chữ số cùng hàng thẳng cột, rồi cộng từ phải sang trái.",
      figures: [working({ operation: "+", numbers, result: null, marked: 0, alt: blank })],
    },
    {
      say: `${ones === undefined ? "" : sayAdded(ones)} Con cộng tiếp, thêm số nhớ ghi phía trên.`,
      figures: [working({ operation: "+", numbers, result: null, carries: carriesOfSum([first, second]), alt: blank })],
    },
  ];
}

function buildStoryQuestion(sum: SetOutWork, rng: Rng): Question {
  const fitting = stories.filter(({ least, most }) =>
    [sum.first, sum.second].every((number) => number >= least && number <= most),
  );
  const idea = "Hỏi tất cả thì con gộp hai số lại: làm phép cộng.";
  return fitting.length === 0
    ? buildSetOutQuestion(sum, rng)
    : buildWrittenStoryQuestion(sum, { stories: fitting, idea, told: sayColumns(sum) }, rng);
}

/** "… + 2 436 = 5 102", typed: the taking away it takes is taught up to 10 000 before five digits are added. */
function buildMissingQuestion(_sum: SetOutWork, rng: Rng): Question {
  const { first, second, result } = sumOf(pickAddends(rng, 4, rng.pick(carryingTwice[4])));
  const [a, whole] = [groupNumber(second), groupNumber(result)];
  const check = "Con thử cộng lại xem có được tổng đã cho không nhé!";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `… + ${a} = ${whole}. Số cần điền là số nào?`,
      `${a} + … = ${whole}. Số cần điền là số nào?`,
      `Cộng thêm ${a} vào một số thì được ${whole}. Số đó là số nào?`,
    ]),
    answer: first,
    write: wholeValue,
    range: [1, 100_000],
    isTyped: true,
    distractors: [
      ...(result + second > 100_000
        ? []
        : [mistake("OP", result + second, "Con đã cộng hai số đã cho. Tổng lớn hơn số phải tìm mà con.")]),
      mistake("BORROW", smallerFromLarger(result, second), "Con lấy số lớn trừ số bé trong từng cột rồi."),
      ...[10, 100, 1000, 10_000].flatMap((size) =>
        [first + size, first - size].map((near) => mistake(borrowCode(result, second, size), near, check)),
      ),
    ],
    hints: ["Muốn tìm số hạng chưa biết, con lấy tổng trừ đi số hạng kia.", `Con tính ${whole} − ${a} theo cột.`],
    explanation: `Số hạng chưa biết là: ${whole} − ${a} = ${groupNumber(first)}. Thử lại: ${groupNumber(first)} + ${a} = ${whole}.`,
    praise: "calculate",
    identity: `missing ${second} ${result}`,
  });
}

/** Written addition up to 100 000 (curriculum, c3-add-100000): one carry; two carries; five digits, also with a gap. */
export const addHundredThousand = defineNumberSkill({
  id: "c3-add-100000",
  classId: "3",
  title: "Cộng trong phạm vi 100 000",
  generate(difficulty, rng) {
    const plain = [buildSetOutQuestion, buildSetOutQuestion, buildStoryQuestion];
    const forms = difficulty === 3 ? [...plain, buildHiddenDigitsQuestion, buildMissingQuestion] : plain;
    return rng.pick(forms)(pickSum(difficulty, rng), rng);
  },
});
