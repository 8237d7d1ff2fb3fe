import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { carriesOfSum } from "#lib/questions/working/carries-of.ts";
import { digitsOf } from "#lib/questions/working/digits-of.ts";
import { pickAddends } from "#lib/questions/working/pick-addends.ts";
import { working } from "#lib/questions/working/working.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { addStories } from "./add-stories.ts";
import { addedColumns, sayAdded } from "./column-hints.ts";
import { placeNames } from "./place-chart.ts";

const range = [1, 100_000] as const;

interface Sum {
  readonly first: number;
  readonly second: number;
  readonly sum: number;
}

/** One carry in three or four digits; two in four; two in five. */
function pickSum(difficulty: Difficulty, rng: Rng): Sum {
  const columns = { 1: rng.pick([3, 4]), 2: 4, 3: 5 }[difficulty];
  const places = Array.from({ length: columns - 1 }, (_, place) => place);
  const carrying = rng.shuffle(places).slice(0, difficulty === 1 ? 1 : 2);
  const [first, second] = pickAddends(rng, columns, carrying);
  return { first, second, sum: first + second };
}

const expressionOf = ({ first, second }: Sum) => `${groupNumber(first)} + ${groupNumber(second)}`;

function distractorsFor({ first, second, sum }: Sum): Distractor<number>[] {
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

function hintsFor({ first, second }: Sum) {
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

/** "3 568 + 2 717 = ?", also set out in columns. */
function buildBareQuestion(sum: Sum, rng: Rng): Question {
  const isSetOut = rng.pick([true, false]);
  const expression = expressionOf(sum);
  const numbers = [String(sum.first), String(sum.second)];
  return numberQuestion(rng, {
    prompt: isSetOut
      ? rng.pick([`Đặt tính rồi tính: ${expression} = ?`, `Con tính phép cộng theo cột: ${expression} = ?`])
      : rng.pick([`${expression} = ?`, `Tổng của ${groupNumber(sum.first)} và ${groupNumber(sum.second)} là:`]),
    figures: isSetOut
      ? [working({ operation: "+", numbers, result: null, alt: `Phép cộng ${expression} đặt theo cột.` })]
      : [],
    answer: sum.sum,
    write: wholeValue,
    range,
    distractors: distractorsFor(sum),
    hints: hintsFor(sum),
    explanation: `Cộng từ phải sang trái, đủ 10 thì nhớ 1 sang hàng bên trái: ${expression} = ${groupNumber(sum.sum)}.`,
    praise: "calculate",
    identity: `sum ${sum.first} ${sum.second}`,
  });
}

function buildStoryQuestion(sum: Sum, rng: Rng): Question {
  const fitting = addStories.filter(({ least, most }) =>
    [sum.first, sum.second].every((number) => number >= least && number <= most),
  );
  if (fitting.length === 0) return buildBareQuestion(sum, rng);
  const { tell, name } = rng.pick(fitting);
  return numberQuestion(rng, {
    prompt: tieUnits(tell(groupNumber(sum.first), groupNumber(sum.second))),
    answer: sum.sum,
    write: writeWith(name),
    range,
    distractors: distractorsFor(sum),
    hints: ["Hỏi tất cả thì con gộp hai số lại: làm phép cộng.", ...hintsFor(sum)],
    explanation: `Tất cả có: ${expressionOf(sum)} = ${groupNumber(sum.sum)} (${name}).`,
    praise: "story",
    identity: `story ${sum.first} ${sum.second}`,
  });
}

/** A digit of the sum is hidden: it is typed. */
function buildDigitQuestion(sum: Sum, rng: Rng): Question {
  const row = rng.pick([0, 1]);
  const number = [sum.first, sum.second][row] ?? 0;
  const place = rng.int(0, String(number).length - 1);
  const column = addedColumns(sum.first, sum.second)[place];
  const digit = digitsOf(number)[place] ?? 0;
  const carried = column?.carried ?? 0;
  const figure = working({
    operation: "+",
    numbers: [String(sum.first), String(sum.second)],
    result: String(sum.sum),
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
    explanation: `Chữ số bị che là ${digit}, vì ${expressionOf(sum)} = ${groupNumber(sum.sum)}.`,
    praise: "calculate",
    identity: `digit ${row} ${place} ${sum.first} ${sum.second}`,
  });
}

/** Written addition up to 100 000 (curriculum, c3-add-100000): one carry; two carries; five digits. */
export const addHundredThousand = defineSkill({
  id: "c3-add-100000",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Cộng trong phạm vi 100 000",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildDigitQuestion])(
      pickSum(difficulty, rng),
      rng,
    );
  },
});
