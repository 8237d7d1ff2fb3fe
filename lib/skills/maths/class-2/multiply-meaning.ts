import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildOnceMoreQuestion, buildResultQuestion } from "./build-repeated-sum-question.ts";
import { equalGroups, numbered, plateThings } from "./equal-groups.ts";
import { added, type Groups, pickGroups, product, repeated } from "./repeated-sum.ts";

const countAgain = "Con đếm lại số lần lấy nhé!";

function productDistractors({ size, count }: Groups) {
  return [
    mistake("OP", added(size, count), "Đây là phép cộng. Con viết phép nhân nhé!"),
    mistake("DATUM", product(size, size), countAgain),
    mistake("DATUM", product(count, count), "Con xem số nào được lấy nhiều lần nhé!"),
    mistake("OFF1", product(size, count + 1), countAgain),
    mistake("OFF1", product(size, count - 1), countAgain),
  ];
}

function explainProduct({ size, count }: Groups): string {
  return `Số ${size} được lấy ${count} lần, viết là ${size} × ${count}.`;
}

function figureOf(rng: Rng, { size, count }: Groups) {
  return equalGroups(rng.pick(plateThings), size, count);
}

/** Plates of things: "Phép nhân nào đúng với hình?" */
function buildPictureQuestion(rng: Rng): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const figure = figureOf(rng, groups);
  return choiceQuestion(rng, {
    prompt: "Phép nhân nào đúng với hình?",
    figures: [figure],
    answer: product(size, count),
    distractors: productDistractors(groups),
    hints: ["Mỗi đĩa có mấy? Có tất cả mấy đĩa?", "Con viết số ở mỗi đĩa, dấu nhân, rồi số đĩa."],
    explanation: { say: explainProduct(groups), figures: [numbered(figure)] },
    praise: "choose",
    identity: `picture ${size} ${count}`,
  });
}

/** Plates of things: "Tổng nào đúng với hình?" */
function buildPictureSumQuestion(rng: Rng): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const figure = figureOf(rng, groups);
  const labels = Array.from({ length: count }, () => String(size));
  return choiceQuestion(rng, {
    prompt: "Tổng nào đúng với hình?",
    figures: [figure],
    answer: repeated(size, count),
    distractors: sumDistractorsOf(groups),
    hints: ["Con đếm xem mỗi đĩa có mấy.", "Mỗi đĩa là một số hạng của tổng."],
    explanation: {
      say: `Mỗi đĩa có ${size}, có ${count} đĩa: ${repeated(size, count).line.text}.`,
      figures: [{ ...figure, labels, alt: "Trên mỗi đĩa ghi số đồ vật." }],
    },
    praise: "choose",
    identity: `picture sum ${size} ${count}`,
  });
}

/** Plates of things: "Trong hình, số 5 được lấy mấy lần?" */
function buildTimesQuestion(rng: Rng, isDrawn: boolean): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const sum = repeated(size, count).line.text;
  const figure = figureOf(rng, groups);
  return numberQuestion(rng, {
    prompt: isDrawn ? `Trong hình, số ${size} được lấy mấy lần?` : `${sum}: số ${size} được lấy mấy lần?`,
    figures: isDrawn ? [figure] : [],
    answer: count,
    distractors: [
      mistake("DATUM", size, "Đây là số được lấy. Con đếm số lần nhé!"),
      mistake("COUNT-ENDS", count - 1, countAgain),
      mistake("OFF1", count + 1, countAgain),
      mistake("OP", size * count, "Con chỉ đếm số lần lấy thôi nhé!"),
    ],
    range: [1, 100],
    isTyped: !isDrawn || rng.int(0, 1) === 1,
    hints: isDrawn ? ["Con đếm số đĩa nhé!"] : ["Con đếm các số hạng của tổng nhé!"],
    explanation: { say: `Số ${size} được lấy ${count} lần.`, figures: [numbered(figure)] },
    praise: "count",
    identity: `times ${isDrawn} ${size} ${count}`,
  });
}

/** "5 + 5 + 5 viết thành phép nhân là:" */
function buildProductQuestion(rng: Rng): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const sum = repeated(size, count).line.text;
  const prompts = [
    `${sum} viết thành phép nhân là:`,
    `Số ${size} được lấy ${count} lần. Ta viết phép nhân nào?`,
    `Mỗi đĩa có ${size} quả cam. Phép nhân nào cho số cam của ${count} đĩa?`,
  ] as const;
  const place = rng.int(0, 2);
  const figure = figureOf(rng, groups);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: product(size, count),
    distractors: productDistractors(groups),
    hints: [
      "Con xem số nào được lấy nhiều lần.",
      { say: "Con viết số được lấy trước, rồi đến số lần.", figures: [figure] },
    ],
    explanation: { say: explainProduct(groups), figures: [numbered(figure)] },
    praise: "choose",
    identity: `product ${place} ${size} ${count}`,
  });
}

function sumDistractorsOf({ size, count }: Groups) {
  return [
    mistake("OP", added(size, count), "Con xem số nào được lấy nhiều lần nhé!"),
    mistake("OFF1", repeated(size, count - 1), countAgain),
    mistake("OFF1", repeated(size, count + 1), countAgain),
    mistake("DATUM", repeated(count, size + 1), "Con xem số nào được lấy nhiều lần nhé!"),
    mistake("DATUM", repeated(count, count), "Con xem số nào được lấy nhiều lần nhé!"),
  ].filter(({ value }) => value.line.text.includes("+"));
}

/** "5 × 3 viết thành tổng là:" */
function buildSumQuestion(rng: Rng): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  const prompts = [`${size} × ${count} viết thành tổng là:`, `Tổng nào bằng ${size} × ${count}?`] as const;
  const place = rng.int(0, 1);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: repeated(size, count),
    distractors: sumDistractorsOf(groups),
    hints: [
      `Phép nhân này cho biết số ${size} được lấy mấy lần?`,
      "Con viết số đó nhiều lần, giữa các số là dấu cộng.",
    ],
    explanation: `${size} × ${count} là số ${size} lấy ${count} lần: ${repeated(size, count).line.text}.`,
    praise: "choose",
    identity: `sum ${place} ${size} ${count}`,
  });
}

/** "5 × … = 5 + 5 + 5. Số cần điền là:" */
function buildGapQuestion(rng: Rng): Question {
  const groups = pickGroups(rng);
  const { size, count } = groups;
  return numberQuestion(rng, {
    prompt: `${repeated(size, count).line.text} = ${size} × …. Số cần điền là:`,
    answer: count,
    distractors: [
      mistake("DATUM", size, "Đây là số được lấy. Con điền số lần nhé!"),
      mistake("COUNT-ENDS", count - 1, countAgain),
      mistake("OFF1", count + 1, countAgain),
    ],
    range: [1, 100],
    isTyped: true,
    hints: withoutLeaks(count, [`Con đếm xem số ${size} được lấy mấy lần.`]),
    explanation: `Số ${size} được lấy ${count} lần, nên điền ${count}.`,
    praise: "count",
    identity: `gap ${size} ${count}`,
  });
}

/** "Tổng nào không viết được thành phép nhân?" One sum has unequal terms. */
function buildOddQuestion(rng: Rng): Question {
  const odd = rng.int(3, 9);
  const answer = added(...rng.shuffle([odd, odd, odd + rng.pick([-1, 1])]));
  const equal = rng.shuffle([2, 3, 4, 5, 6, 7, 8, 9]).map((size) => repeated(size, rng.int(2, 4)));
  return choiceQuestion(rng, {
    prompt: "Tổng nào không viết được thành phép nhân?",
    answer,
    distractors: equal.map((value) => mistake("FIELD", value, "Tổng này có các số hạng bằng nhau.")),
    hints: ["Phép nhân là cộng nhiều số hạng bằng nhau.", "Con tìm tổng có số hạng khác nhau."],
    explanation: `Các số hạng không bằng nhau. Vậy ${answer.line.text} không viết được thành phép nhân.`,
    praise: "choose",
    identity: `odd ${answer.line.text}`,
  });
}

/** What multiplying means (curriculum, c2-multiply-meaning): equal groups; sum to product; product to sum, once more, odd one out. */
export const multiplyMeaning = defineNumberSkill({
  id: "c2-multiply-meaning",
  classId: "2",
  title: "Làm quen phép nhân",
  generate(difficulty, rng) {
    if (difficulty === 1)
      return rng.pick([buildPictureQuestion, buildPictureSumQuestion, (own: Rng) => buildTimesQuestion(own, true)])(
        rng,
      );
    if (difficulty === 2)
      return rng.pick([
        buildProductQuestion,
        buildProductQuestion,
        (own: Rng) => buildTimesQuestion(own, false),
        buildGapQuestion,
        (own: Rng) => buildResultQuestion(own, true),
        (own: Rng) => buildResultQuestion(own, true),
      ])(rng);
    return rng.pick([
      buildSumQuestion,
      buildOddQuestion,
      buildOnceMoreQuestion,
      buildOnceMoreQuestion,
      (own: Rng) => buildResultQuestion(own, false),
      (own: Rng) => buildResultQuestion(own, false),
    ])(rng);
  },
});
