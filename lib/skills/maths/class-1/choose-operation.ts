import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { describeChange } from "./describe-change.ts";
import { type ToldParts, tellParts } from "./part-stories.ts";
import { tenFrame } from "./ten-frame.ts";

/** A written sum or difference, worth its result. */
function sum(a: number, sign: "+" | "−", b: number): Value {
  return { line: toLine(`${a} ${sign} ${b}`), worth: String(sign === "+" ? a + b : a - b) };
}

/** Two numbers of a story; at difficulty 3 the whole has two digits. */
function pickNumbers(sign: "+" | "−", difficulty: Difficulty, rng: Rng): readonly [number, number] {
  const whole = { 1: rng.int(3, 6), 2: rng.int(6, 10), 3: rng.int(13, 19) }[difficulty];
  const most = difficulty === 3 ? whole % 10 : whole - 1;
  const part = rng.int(difficulty === 3 ? 2 : 1, most);
  return sign === "+" ? [whole - part, part] : [whole, part];
}

interface WrongWays {
  /** Said to the other operation, and to a difference the wrong way round. */
  readonly operation: string;
  readonly turned: string;
}

const ofChange: Readonly<Record<"+" | "−", WrongWays>> = {
  "+": { operation: "Có thêm thì nhiều lên. Con cộng nhé!", turned: "Có thêm thì nhiều lên. Con cộng nhé!" },
  "−": { operation: "Bớt đi thì còn ít hơn. Con trừ nhé!", turned: "Con lấy số lúc đầu trừ đi số bớt nhé!" },
};

const ofPicture: Readonly<Record<"+" | "−", WrongWays>> = {
  "+": { operation: "Trong hình không có quả nào bị gạch.", turned: "Trong hình không có quả nào bị gạch." },
  "−": { operation: "Quả bị gạch là bớt đi, không phải thêm.", turned: "Con lấy số lúc đầu trừ đi số bớt nhé!" },
};

const ofParts: Readonly<Record<"+" | "−", (told: ToldParts) => WrongWays>> = {
  "+": ({ wanted, one }) => ({
    operation: `${capital(wanted)} phải nhiều hơn ${one}. Con xem lại dấu nhé!`,
    turned: "Gộp lại thì không trừ, con nhé!",
  }),
  "−": ({ whole }) => ({
    operation: `Cộng thì được nhiều hơn ${whole} rồi.`,
    turned: "Số bé không trừ được số lớn, con nhé!",
  }),
};

function distractorsOf(sign: "+" | "−", a: number, b: number, wrong: WrongWays): Distractor[] {
  const other = sign === "+" ? "−" : "+";
  // The result can be seen in a picture: of no other number may be said that it is nowhere.
  const result = sign === "+" ? a + b : a - b;
  const twice = (number: number) => `Phép tính này có hai số ${number}. Con xem lại các số nhé!`;
  const strange = (number: number) => (number === a ? twice(a) : `Không có số ${number} nào ở đây cả.`);
  return [
    mistake("OP", sum(a, other, b), wrong.operation),
    mistake("OP", sum(b, "−", a), wrong.turned),
    mistake("DATUM", sum(b, "+", b), twice(b)),
    mistake("DATUM", sum(a, "+", a), twice(a)),
    ...(b + 1 === result ? [] : [mistake("OFF1", sum(a, sign, b + 1), strange(b + 1))]),
    ...(a + 1 === result ? [] : [mistake("OFF1", sum(a + 1, sign, b), strange(a + 1))]),
    mistake("OFF1", sum(a + 1, "+", b + 1), "Con tìm lại cả hai số nhé!"),
  ];
}

/** "Ao có 8 con vịt, 3 con bơi đi. Phép tính nào tìm số con còn lại?" */
function buildStoryQuestion(sign: "+" | "−", rng: Rng): Question {
  const [a, b] = pickNumbers(sign, 2, rng);
  const { told, name, unit, figure, story } = describeChange(rng, sign, a, b);
  const isAdded = sign === "+";
  // "Quả bóng bay" is too long for the prompt: "số bóng còn lại"; sweets are "số kẹo".
  const [, short = "", ...more] = name.split(" ");
  const things = more.length > 0 || unit === "cái" ? short : name;
  const wanted = `số ${things} ${isAdded ? "bây giờ" : "còn lại"}`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`${told} Phép tính nào tìm ${wanted}?`, `${told} Chọn phép tính tìm ${wanted}.`]),
    answer: sum(a, sign, b),
    distractors: distractorsOf(sign, a, b, ofChange[sign]),
    hints: [
      "Con xem số lượng nhiều lên hay ít đi.",
      {
        say: isAdded ? "Nhiều lên thì con cộng hai số." : "Ít đi thì con trừ, bắt đầu từ số lúc đầu.",
        figures: [figure],
      },
    ],
    explanation: {
      say: `${isAdded ? "Thêm vào thì làm phép cộng" : "Bớt đi thì làm phép trừ"}. Ta viết ${a} ${sign} ${b}.`,
      figures: [figure],
    },
    praise: "choose",
    identity: `story ${story} ${a} ${sign} ${b}`,
  });
}

/** 1, 2, 3 … on so many cells of a frame, from a place on. */
function countFrom(start: number, count: number): TenFrameFigure["labels"] {
  return Array.from({ length: count }, (_, step) => ({ place: start + step, label: String(step + 1) }));
}

/** Two kinds of fruit that lie together, or some of one kind crossed out. */
function buildPictureQuestion(sign: "+" | "−", rng: Rng): Question {
  const [a, b] = pickNumbers(sign, 1, rng);
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
  // Each kind of fruit, or what is crossed out, counted by itself.
  const labels = isAdded ? [...countFrom(0, a), ...countFrom(a, b)] : countFrom(a - b, b);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép tính nào hợp với hình?", "Con nhìn hình rồi chọn phép tính nhé!"]),
    figures: [figure],
    answer: sum(a, sign, b),
    distractors: distractorsOf(sign, a, b, ofPicture[sign]),
    hints: isAdded
      ? ["Hai loại quả gộp lại thì con cộng.", "Con đếm từng loại quả nhé!"]
      : ["Quả bị gạch là bớt đi.", "Con đếm tất cả các quả, rồi đếm quả bị gạch."],
    explanation: {
      say: isAdded
        ? `Gộp ${a} quả và ${b} quả nên làm phép cộng: ${a} + ${b}.`
        : `Có ${a} quả, bớt đi ${b} quả nên làm phép trừ: ${a} − ${b}.`,
      figures: [{ ...figure, labels }],
    },
    praise: "choose",
    identity: `picture ${a} ${sign} ${b}`,
  });
}

/** "Sân trường có 18 bạn, 7 bạn là nữ. Phép tính nào tìm số bạn nam?": nothing comes or goes. */
function buildPartsQuestion(sign: "+" | "−", rng: Rng): Question {
  const [a, b] = pickNumbers(sign, 3, rng);
  const parts = tellParts(rng, sign, a, b);
  const { told, wanted, one, whole } = parts;
  const isSum = sign === "+";
  return choiceQuestion(rng, {
    prompt: rng.pick([`${told} Phép tính nào tìm ${wanted}?`, `${told} Chọn phép tính tìm ${wanted}.`]),
    answer: sum(a, sign, b),
    distractors: distractorsOf(sign, a, b, ofParts[sign](parts)),
    hints: [
      isSum ? `Con tìm ${wanted} hay chỉ ${one}?` : `Con tìm ${whole} hay chỉ ${wanted}?`,
      isSum ? `Tìm ${wanted} thì con gộp lại.` : `Con lấy ${whole} bớt đi ${one}.`,
    ],
    explanation: `${isSum ? `Tìm ${wanted} thì làm phép cộng` : `Lấy ${whole} trừ ${one}`}. Ta viết ${a} ${sign} ${b}.`,
    praise: "choose",
    identity: `parts ${wanted} ${a} ${sign} ${b}`,
  });
}

const builders = { 1: buildPictureQuestion, 2: buildStoryQuestion, 3: buildPartsQuestion } as const;

/** Which sum fits (curriculum, c1-choose-operation): a picture, a story in which things come or go, a whole and its parts. */
export const chooseOperation = defineNumberSkill({
  id: "c1-choose-operation",
  classId: "1",
  title: "Chọn phép tính đúng",
  generate: (difficulty, rng) => builders[difficulty](rng.pick(["+", "−"] as const), rng),
});
