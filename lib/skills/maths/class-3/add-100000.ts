import { groupNumber } from "#lib/core/group-number.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { carriesOfSum } from "#lib/questions/working/carries-of.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
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

/** One carry in three or four digits; two in four; two in five. */
function pickSum(difficulty: Difficulty, rng: Rng): ColumnWork {
  const columns = { 1: rng.pick([3, 4]), 2: 4, 3: 5 }[difficulty];
  const places = Array.from({ length: columns - 1 }, (_, place) => place);
  const carrying = rng.shuffle(places).slice(0, difficulty === 1 ? 1 : 2);
  const [first, second] = pickAddends(rng, columns, carrying);
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
  const carried = carriesOfSum([first, second]).flatMap((carry, place) => (carry === null ? [] : [place]));
  const without = sum - carried.reduce((all, place) => all + 10 ** place, 0);
  return [
    ...carried.map((place) =>
      mistake("CARRY", sum - 10 ** place, `Con quên nhớ 1 sang hàng ${placeNames[place]} rồi. Con cộng lại nhé!`),
    ),
    mistake("CARRY", without, "Con quên nhớ 1 sang hàng bên trái rồi. Con cộng lại nhé!"),
    mistake("OP", Math.abs(first - second), "Con đã làm phép trừ. Đề bài cần phép cộng."),
    ...carried.map((place) =>
      mistake("CARRY", sum + 10 ** place, "Con nhớ thừa rồi. Chỉ nhớ khi cộng được từ 10 trở lên."),
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

function buildBareQuestion(sum: ColumnWork, rng: Rng): Question {
  const explanation = `Cộng từ phải sang trái, đủ 10 thì nhớ 1 sang hàng bên trái: ${writtenExpression(sum)} = ${groupNumber(sum.result)}.`;
  return buildWrittenQuestion(sum, { explanation }, rng);
}

function buildStoryQuestion(sum: ColumnWork, rng: Rng): Question {
  const fitting = stories.filter(({ least, most }) =>
    [sum.first, sum.second].every((number) => number >= least && number <= most),
  );
  const idea = "Hỏi tất cả thì con gộp hai số lại: làm phép cộng.";
  return fitting.length === 0
    ? buildBareQuestion(sum, rng)
    : buildWrittenStoryQuestion(sum, { stories: fitting, idea, told: "Tất cả có" }, rng);
}

/** A digit of the sum is hidden: it is typed. */
function buildDigitQuestion(sum: ColumnWork, rng: Rng): Question {
  const row = rng.pick([0, 1]);
  const number = [sum.first, sum.second][row] ?? 0;
  const place = rng.int(0, String(number).length - 1);
  const column = addedColumns(sum.first, sum.second)[place];
  const digit = digitsOf(number)[place] ?? 0;
  const carried = column?.carried ?? 0;
  const figure = working({
    operation: "+",
    numbers: [String(sum.first), String(sum.second)],
    result: String(sum.result),
    gaps: [{ row, place }],
    alt: "Phép cộng đặt theo cột, một chữ số bị che bằng dấu hỏi.",
  });
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Chữ số nào bị che trong phép cộng?",
      "Bạn Nam làm rơi mực che mất một chữ số. Chữ số đó là mấy?",
      "Con tìm chữ số thay cho dấu hỏi để phép cộng đúng.",
    ]),
    figures: [figure],
    answer: digit,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("CARRY", digit + (carried === 1 ? 1 : -1), "Con xem cột bên phải có số nhớ sang không nhé!"),
      mistake(
        "OP",
        (digit + 2 * (row === 0 ? (column?.lower ?? 0) : (column?.upper ?? 0))) % 10,
        "Con cần tìm số cộng thêm vào, không phải cộng hai số nhìn thấy.",
      ),
    ],
    hints: [
      "Con cộng lần lượt từng cột, từ phải sang trái, cho đến cột có dấu hỏi.",
      {
        say: "Ở cột được tô màu, con nghĩ xem số nào cộng vào thì được chữ số ở dưới. Con để ý số nhớ nữa nhé!",
        figures: [{ ...figure, marked: figure.rows[0] === undefined ? null : figure.rows[0].length - 1 - place }],
      },
    ],
    explanation: `Chữ số bị che là ${digit}, vì ${writtenExpression(sum)} = ${groupNumber(sum.result)}.`,
    praise: "calculate",
    identity: `digit ${row} ${place} ${sum.first} ${sum.second}`,
  });
}

/** Written addition up to 100 000 (curriculum, c3-add-100000): one carry; two carries; five digits. */
export const addHundredThousand = defineNumberSkill({
  id: "c3-add-100000",
  classId: "3",
  title: "Cộng trong phạm vi 100 000",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildDigitQuestion])(
      pickSum(difficulty, rng),
      rng,
    );
  },
});
