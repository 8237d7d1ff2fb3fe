import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { describeChange } from "./describe-change.ts";
import { tenFrame } from "./ten-frame.ts";

/** A written sum or difference, worth its result. */
function sum(a: number, sign: "+" | "−", b: number): Value {
  return { line: toLine(`${a} ${sign} ${b}`), worth: String(sign === "+" ? a + b : a - b) };
}

/** Two numbers of a story; at difficulty 3 the first one has two digits. */
function pickNumbers(sign: "+" | "−", difficulty: Difficulty, rng: Rng): readonly [number, number] {
  if (difficulty === 3) {
    const ones = rng.int(1, 8);
    const more = rng.int(1, 9 - ones);
    return sign === "+" ? [10 + ones, more] : [10 + ones + more, more];
  }
  const whole = difficulty === 1 ? rng.int(2, 5) : rng.int(4, 10);
  const part = rng.int(1, whole - 1);
  return sign === "+" ? [part, whole - part] : [whole, part];
}

function distractorsOf(sign: "+" | "−", a: number, b: number): Distractor[] {
  const isAdded = sign === "+";
  const other = isAdded ? "−" : "+";
  const wrongWay = isAdded ? "Có thêm thì nhiều lên. Con cộng nhé!" : "Bớt đi thì còn ít hơn. Con trừ nhé!";
  const turned = isAdded ? wrongWay : "Con lấy số lúc đầu trừ đi số bớt nhé!";
  return [
    mistake("OP", sum(a, other, b), wrongWay),
    mistake("SWAP", sum(b, "−", a), turned),
    mistake("DATUM", sum(b, "+", b), "Con xem lại số lúc đầu nhé!"),
    mistake("DATUM", sum(a, "+", a), "Con xem lại hai số trong bài nhé!"),
    mistake("OFF1", sum(a, sign, b + 1), "Con xem lại hai số trong bài nhé!"),
    mistake("OFF1", sum(a + 1, sign, b), "Con xem lại hai số trong bài nhé!"),
    mistake("OFF1", sum(a + 1, "+", b + 1), "Con xem lại hai số trong bài nhé!"),
  ];
}

/** "Ao có 8 con vịt, 3 con bơi đi. Phép tính nào tìm số con còn lại?" */
function buildStoryQuestion(sign: "+" | "−", difficulty: Difficulty, rng: Rng): Question {
  const [a, b] = pickNumbers(sign, difficulty, rng);
  const { told, name, unit, figure, story } = describeChange(rng, sign, a, b);
  const isAdded = sign === "+";
  // "Quả bóng bay" is too long for the prompt: "số bóng còn lại"; sweets are "số kẹo".
  const [, short = "", ...more] = name.split(" ");
  const things = more.length > 0 || unit === "cái" ? short : name;
  const wanted = `số ${things} ${isAdded ? "bây giờ" : "còn lại"}`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`${told} Phép tính nào tìm ${wanted}?`, `${told} Chọn phép tính tìm ${wanted}.`]),
    figures: difficulty === 3 ? [] : [figure],
    answer: sum(a, sign, b),
    distractors: distractorsOf(sign, a, b),
    hints: [
      "Con xem số lượng nhiều lên hay ít đi.",
      {
        say: isAdded ? "Nhiều lên thì con cộng hai số." : "Ít đi thì con trừ, bắt đầu từ số lúc đầu.",
        figures: [figure],
      },
    ],
    explanation: `${isAdded ? "Thêm vào thì làm phép cộng" : "Bớt đi thì làm phép trừ"}. Ta viết ${a} ${sign} ${b}.`,
    praise: "choose",
    identity: `story ${story} ${a} ${sign} ${b}`,
  });
}

/** Two kinds of fruit that lie together, or some of one kind crossed out. */
function buildPictureQuestion(sign: "+" | "−", difficulty: Difficulty, rng: Rng): Question {
  const [a, b] = pickNumbers(sign, difficulty, rng);
  const isAdded = sign === "+";
  const [one = "apple", other = "orange"] = rng.shuffle(["apple", "orange", "mango", "peach", "banana"] as const);
  const groups = isAdded
    ? [
        { picture: one, count: a },
        { picture: other, count: b },
      ]
    : [{ picture: one, count: a }];
  const alt = isAdded ? "Khung mười ô có hai loại quả." : "Khung mười ô có một số quả bị gạch.";
  const figure = tenFrame({ groups, crossed: isAdded ? 0 : b, alt });
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép tính nào hợp với hình?", "Con nhìn hình rồi chọn phép tính nhé!"]),
    figures: [figure],
    answer: sum(a, sign, b),
    distractors: distractorsOf(sign, a, b),
    hints: isAdded
      ? ["Hai loại quả gộp lại thì con cộng.", "Con đếm từng loại quả nhé!"]
      : ["Quả bị gạch là bớt đi.", "Con đếm tất cả các quả, rồi đếm quả bị gạch."],
    explanation: isAdded
      ? `Gộp ${a} quả và ${b} quả nên làm phép cộng: ${a} + ${b}.`
      : `Có ${a} quả, bớt đi ${b} quả nên làm phép trừ: ${a} − ${b}.`,
    praise: "choose",
    identity: `picture ${a} ${sign} ${b}`,
  });
}

/** Which sum a story needs (curriculum, c1-choose-operation): to 5 and to 10 with pictures, to 20 in words. */
export const chooseOperation = defineNumberSkill({
  id: "c1-choose-operation",
  classId: "1",
  title: "Chọn phép tính đúng",
  generate(difficulty, rng) {
    const sign = rng.pick(["+", "−"] as const);
    const isPicture = difficulty < 3 && rng.int(0, 2) === 0;
    return isPicture ? buildPictureQuestion(sign, difficulty, rng) : buildStoryQuestion(sign, difficulty, rng);
  },
});
