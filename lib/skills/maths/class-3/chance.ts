import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildColoursQuestion, buildTwoOutcomesQuestion, buildVerdictQuestion } from "./build-outcomes-question.ts";

const range = [1, 40] as const;
const listThem = "Con viết ra lần lượt từng khả năng rồi đếm nhé!";

/** "Tung một con xúc xắc một lần. Có mấy khả năng để số chấm ở mặt trên lớn hơn 2?" */
function buildDieQuestion(rng: Rng): Question {
  const face = rng.int(1, 6);
  const kind = rng.int(0, 2);
  const isAny = kind === 2;
  const limit = [rng.int(1, 4), rng.int(3, 6), 0][kind] ?? 0;
  const fitting = [1, 2, 3, 4, 5, 6].filter((dots) => [dots > limit, dots < limit, true][kind]);
  const event = [` lớn hơn ${limit}`, ` bé hơn ${limit}`, ""][kind];
  const child = rng.pick(children);
  const answer = fitting.length;
  const notTheLimit = isAny ? listThem : "Số chấm phải khác số đã cho. Con viết ra lần lượt rồi đếm nhé!";
  return numberQuestion(rng, {
    prompt: isAny
      ? rng.pick([
          "Tung một con xúc xắc một lần. Có mấy khả năng về số chấm ở mặt trên?",
          `${child} tung một con xúc xắc một lần. Số chấm ở mặt trên có thể là mấy số khác nhau?`,
        ])
      : rng.pick([
          `Tung một con xúc xắc một lần. Có mấy khả năng để số chấm ở mặt trên${event}?`,
          `${child} tung một con xúc xắc. Có mấy khả năng để số chấm ở mặt trên${event}?`,
        ]),
    figures: [{ type: "chance", things: [{ form: "dice", faces: [face] }], alt: "Một con xúc xắc." }],
    answer,
    range,
    distractors: [
      mistake("COUNT-ENDS", answer + 1, notTheLimit),
      mistake("PARTIAL", 1, "Đó mới là một khả năng. Con kể thêm các khả năng khác nhé!"),
      mistake("OP", isAny ? 12 : 6 - answer, isAny ? "Đó là số chấm nhiều nhất của hai con xúc xắc." : listThem),
      mistake("OFF1", answer - 1, listThem),
    ],
    hints: [
      "Con nhớ lại: mỗi mặt của con xúc xắc có số chấm khác nhau.",
      "Con kể lần lượt các mặt, giữ lại những mặt đúng với đề bài.",
    ],
    explanation: `Số chấm có thể là ${fitting.join(", ")}. Có ${answer} khả năng.`,
    praise: "chance",
    identity: `die ${kind} ${limit} ${face}`,
  });
}

/** "Rút một thẻ trong các thẻ ghi số từ 5 đến 12. Có mấy khả năng?" Typed. */
function buildCardsQuestion(rng: Rng): Question {
  const first = rng.int(1, 20);
  const last = first + rng.int(3, 9);
  const answer = last - first + 1;
  const child = rng.pick(children);
  const all = Array.from({ length: answer }, (_, place) => first + place);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trong hộp có các thẻ ghi số từ ${first} đến ${last}, mỗi số một thẻ. ${child} rút một thẻ. Có bao nhiêu khả năng xảy ra?`,
      `${child} rút một thẻ trong các thẻ ghi các số từ ${first} đến ${last}. Có bao nhiêu khả năng về số ghi trên thẻ?`,
    ]),
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("COUNT-ENDS", last - first, "Con đếm cả thẻ đầu và thẻ cuối nhé!"),
      mistake("DATUM", last, "Các thẻ không bắt đầu từ số một. Con đếm lại nhé!"),
      mistake("OFF1", answer + 1, listThem),
    ],
    hints: ["Mỗi thẻ là một khả năng.", "Con viết các số trên thẻ ra rồi đếm, tính cả số đầu và số cuối."],
    explanation: `Số trên thẻ có thể là ${all.join(", ")}. Có ${answer} khả năng.`,
    praise: "chance",
    identity: `cards ${first} ${last}`,
  });
}

/** "Kim của vòng quay có thể dừng ở mấy số?" on a wheel with numbers. */
function buildWheelQuestion(rng: Rng): Question {
  const sectors = rng.int(4, 8);
  const start = rng.int(1, 9);
  const labels = Array.from({ length: sectors }, (_, place) => String(start + place));
  const paints = ["yellow", "green", "blue", "pink"] as const;
  const limit = start + rng.int(1, sectors - 2);
  const isAll = rng.int(0, 1) === 0;
  const fitting = isAll ? labels : labels.filter((label) => Number(label) > limit);
  const notTheLimit = isAll ? listThem : `Kim phải chỉ số lớn hơn ${limit}, không tính số ${limit}.`;
  return numberQuestion(rng, {
    prompt: isAll
      ? "Quay kim của vòng quay một lần. Kim có thể chỉ mấy số khác nhau?"
      : `Quay kim của vòng quay một lần. Có mấy khả năng để kim chỉ số lớn hơn ${limit}?`,
    figures: [
      {
        type: "chance",
        things: [
          {
            form: "spinner",
            sectors: labels.map((_, place) => paints[place % 4] ?? "blue"),
            labels: rng.shuffle(labels),
          },
        ],
        alt: "Một vòng quay có kim, mỗi phần ghi một số.",
      },
    ],
    answer: fitting.length,
    range,
    isTyped: true,
    distractors: [
      mistake("COUNT-ENDS", fitting.length + 1, notTheLimit),
      mistake("PARTIAL", sectors, "Đó là tất cả các số. Con chỉ đếm số đúng với đề bài nhé!"),
      mistake("OFF1", fitting.length - 1, listThem),
    ],
    hints: [
      "Mỗi số trên vòng quay là một khả năng.",
      "Con đọc lần lượt các số trên vòng quay, giữ lại số đúng với đề bài.",
    ],
    explanation: `Kim có thể chỉ ${fitting.join(", ")}. Có ${fitting.length} khả năng.`,
    praise: "chance",
    identity: `wheel ${isAll} ${sectors} ${start} ${limit}`,
  });
}

/** What can come (curriculum, c3-chance): a coin and the like; a bag; how many outcomes a die has. */
export const chance = defineDataSkill({
  id: "c3-chance",
  classId: "3",
  title: "Khả năng xảy ra",
  generate: byDifficulty({
    1: [buildTwoOutcomesQuestion],
    2: [buildVerdictQuestion, buildColoursQuestion],
    3: [buildDieQuestion, buildCardsQuestion, buildWheelQuestion],
  }),
});
