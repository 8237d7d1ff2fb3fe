import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildColoursQuestion, buildNameColoursQuestion, buildTwoOutcomesQuestion } from "./build-outcomes-question.ts";

const range = [1, 40] as const;
const listThem = "Con viết ra lần lượt từng khả năng rồi đếm nhé!";

/** What has to hold of a number, and how that is told. */
interface Condition {
  readonly tell: string;
  readonly limit: number;
  readonly holds: (number: number) => boolean;
}

/** "lớn hơn 2" or "bé hơn 5"; at least one number fits and at least one does not. */
function pickCondition(rng: Rng, first: number, last: number): Condition {
  const isMore = rng.int(0, 1) === 0;
  const limit = isMore ? rng.int(first, last - 1) : rng.int(first + 1, last);
  return {
    tell: `${isMore ? "lớn hơn" : "bé hơn"} ${limit}`,
    limit,
    holds: (number) => (isMore ? number > limit : number < limit),
  };
}

function mistakesOf(all: readonly number[], { holds, limit, tell }: Condition): Distractor<number>[] {
  const answer = all.filter(holds).length;
  return [
    mistake("COUNT-ENDS", answer + 1, `Số ${limit} không ${tell}. Con viết ra lần lượt rồi đếm nhé!`),
    mistake("PARTIAL", all.length, "Con đếm tất cả các số rồi. Con chỉ đếm số đúng với đề bài nhé!"),
    mistake("OP", all.length - answer, "Con đếm các số không đúng với đề bài rồi. Con đọc lại câu hỏi nhé!"),
    mistake("OFF1", answer - 1, listThem),
    mistake("PARTIAL", 1, "Đó mới là một khả năng. Con kể thêm các khả năng khác nhé!"),
  ];
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function tellFitting(what: string, fitting: readonly number[]): string {
  return `${what} có thể là ${fitting.join(", ")}. Có ${fitting.length} khả năng.`;
}

/** "Tung một con xúc xắc một lần. Có mấy khả năng để số chấm ở mặt trên lớn hơn 2?" Typed. */
function buildDieQuestion(rng: Rng): Question {
  const faces = span(1, 6);
  const condition = pickCondition(rng, 1, 6);
  const fitting = faces.filter(condition.holds);
  return numberQuestion(rng, {
    prompt: `${rng.pick(["Tung một con xúc xắc một lần.", `${rng.pick(children)} tung một con xúc xắc.`])} Có mấy khả năng để số chấm ở mặt trên ${condition.tell}?`,
    figures: [{ type: "chance", things: [{ form: "dice", faces: [rng.pick(faces)] }], alt: "Một con xúc xắc." }],
    answer: fitting.length,
    range,
    isTyped: true,
    distractors: mistakesOf(faces, condition),
    hints: [
      "Con nhớ lại: mỗi mặt của con xúc xắc có số chấm khác nhau.",
      "Con kể lần lượt các mặt, giữ lại những mặt đúng với đề bài.",
    ],
    explanation: tellFitting("Số chấm", fitting),
    praise: "chance",
    identity: `die ${condition.tell}`,
  });
}

/** "Rút một thẻ trong các thẻ ghi số từ 5 đến 12. Có bao nhiêu khả năng rút được thẻ ghi số lớn hơn 8?" Typed. */
function buildCardsQuestion(rng: Rng): Question {
  const first = rng.int(1, 20);
  const last = first + rng.int(4, 9);
  const cards = span(first, last);
  const condition = pickCondition(rng, first, last);
  const fitting = cards.filter(condition.holds);
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trong hộp có các thẻ ghi số từ ${first} đến ${last}, mỗi số một thẻ. ${child} rút một thẻ. Có mấy khả năng rút được số ${condition.tell}?`,
      `${child} rút một thẻ trong các thẻ ghi các số từ ${first} đến ${last}. Có mấy khả năng rút được số ${condition.tell}?`,
    ]),
    answer: fitting.length,
    range,
    isTyped: true,
    distractors: mistakesOf(cards, condition),
    hints: [
      "Mỗi thẻ là một khả năng.",
      "Con viết các số trên thẻ ra, gạch bỏ số không đúng với đề bài. Con đếm các số còn lại.",
    ],
    explanation: tellFitting("Số rút được", fitting),
    praise: "chance",
    identity: `cards ${first} ${last} ${condition.tell}`,
  });
}

/** "Quay kim của vòng quay một lần. Có mấy khả năng để kim chỉ số lớn hơn 4?" Typed. */
function buildWheelQuestion(rng: Rng): Question {
  const first = rng.int(1, 9);
  const numbers = span(first, first + rng.int(3, 7));
  const paints = ["yellow", "green", "blue", "pink"] as const;
  const condition = pickCondition(rng, first, numbers.at(-1) ?? first);
  const fitting = numbers.filter(condition.holds);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Quay kim của vòng quay một lần. Có mấy khả năng để kim chỉ số ${condition.tell}?`,
      `${rng.pick(children)} quay kim một lần. Có mấy khả năng để kim dừng ở số ${condition.tell}?`,
    ]),
    figures: [
      {
        type: "chance",
        things: [
          {
            form: "spinner",
            sectors: numbers.map((_, place) => paints[place % 4] ?? "blue"),
            labels: rng.shuffle(numbers.map(String)),
          },
        ],
        alt: "Một vòng quay có kim, mỗi phần ghi một số.",
      },
    ],
    answer: fitting.length,
    range,
    isTyped: true,
    distractors: mistakesOf(numbers, condition),
    hints: [
      "Mỗi số trên vòng quay là một khả năng.",
      "Con đọc lần lượt các số trên vòng quay, giữ lại số đúng với đề bài.",
    ],
    explanation: tellFitting("Số mà kim chỉ vào", fitting),
    praise: "chance",
    identity: `wheel ${first} ${numbers.length} ${condition.tell}`,
  });
}

/** What can come (curriculum, c3-chance): a coin and the like; all colours of a bag; a die, cards or a wheel with a condition. */
export const chance = defineDataSkill({
  id: "c3-chance",
  classId: "3",
  title: "Khả năng xảy ra",
  generate: byDifficulty({
    1: [buildTwoOutcomesQuestion],
    2: [buildColoursQuestion, buildNameColoursQuestion],
    3: [buildDieQuestion, buildCardsQuestion, buildWheelQuestion],
  }),
});
