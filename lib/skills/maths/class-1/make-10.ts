import type { Rng } from "#lib/core/rng.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import { sumFigure } from "#lib/questions/addition/sum-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countables } from "./countables.ts";
import { shortNames } from "./short-names.ts";
import { tenFrame } from "./ten-frame.ts";

interface Parts {
  readonly whole: number;
  readonly part: number;
  readonly picture: (typeof countables)[number];
  readonly child: string;
}

interface Form {
  readonly name: string;
  readonly isTyped: boolean;
  readonly prompt: (parts: Parts) => string;
  readonly draw: (parts: Parts) => Figure;
}

/** What is there, in a frame whose empty places are seen. */
function drawPart({ part, picture }: Parts): Figure {
  return {
    ...frameFigure([{ picture, count: part }], [], part),
    alt: `Khung mười ô có ${pictureText[picture].name}.`,
  };
}

/** What is missing has a question mark each. */
function drawMissing({ whole, part, picture }: Parts): Figure {
  const labels = Array.from({ length: whole - part }, (_, step) => ({ place: part + step, label: "?" }));
  return tenFrame({
    groups: [{ picture, count: part }],
    labels,
    alt: `Khung mười ô có ${pictureText[picture].name} và dấu hỏi.`,
  });
}

/** What is missing is counted on. */
function drawBoth({ whole, part, picture }: Parts): Figure {
  const labels = Array.from({ length: whole - part }, (_, step) => ({
    place: part + step,
    label: `${part + step + 1}`,
  }));
  return tenFrame({
    groups: [{ picture, count: part }],
    labels,
    alt: `Khung mười ô có ${pictureText[picture].name} và các số đếm thêm.`,
  });
}

function drawBond({ whole, part }: Parts): Figure {
  return {
    type: "bond",
    whole: String(whole),
    parts: [String(part), "?"],
    alt: `Sơ đồ tách ${whole} thành ${part} và một số.`,
  };
}

const drawSum = ({ whole, part }: Parts) => sumFigure([part, null], whole);

const frameForms: readonly Form[] = [
  {
    name: "fill",
    isTyped: false,
    prompt: ({ whole, picture }) =>
      `Thêm mấy ${pictureText[picture].unit} thì đủ ${whole} ${pictureText[picture].name}?`,
    draw: drawPart,
  },
  {
    name: "child",
    isTyped: false,
    prompt: ({ whole, part, picture, child }) =>
      `${child} có ${part} ${pictureText[picture].name}. Cần thêm mấy ${pictureText[picture].unit} để có ${whole} ${pictureText[picture].unit}?`,
    draw: drawPart,
  },
  { name: "parts", isTyped: false, prompt: ({ whole, part }) => `${whole} gồm ${part} và mấy?`, draw: drawPart },
  {
    name: "empty",
    isTyped: false,
    prompt: ({ picture }) => `Khung này còn thiếu mấy ${pictureText[picture].unit} thì đủ 10?`,
    draw: drawPart,
  },
  { name: "more", isTyped: true, prompt: ({ whole, part }) => `${part} thêm mấy thì được ${whole}?`, draw: drawPart },
];

const sumForms: readonly Form[] = [
  { name: "bond", isTyped: false, prompt: ({ whole, part }) => `Tách ${whole} thành ${part} và mấy?`, draw: drawBond },
  { name: "parts", isTyped: false, prompt: ({ whole, part }) => `${whole} gồm ${part} và mấy?`, draw: drawBond },
  { name: "sum", isTyped: false, prompt: ({ whole, part }) => `${part} cộng mấy thì bằng ${whole}?`, draw: drawSum },
  {
    name: "type",
    isTyped: true,
    prompt: ({ whole, part }) => `Con viết số còn thiếu: ${whole} = ${part} + …`,
    draw: drawBond,
  },
];

function buildPartQuestion(parts: Parts, form: Form, rng: Rng): Question {
  const { whole, part } = parts;
  const answer = whole - part;
  const both = `Con gộp hai phần lại phải được ${whole}.`;
  return numberQuestion(rng, {
    prompt: form.prompt(parts),
    figures: [form.draw(parts)],
    answer,
    range: [0, 10],
    distractors: [
      mistake("DATUM", part, "Đó là phần đã có. Con tìm phần kia nhé!"),
      mistake("DATUM", whole, "Đó là cả hai phần. Con tìm một phần thôi nhé!"),
      mistake("OFF1", answer + 1, both),
      mistake("OFF1", answer - 1, both),
    ],
    hints: [
      `Con đếm tiếp cho đến ${whole}.`,
      { say: "Con đếm xem có mấy ô mang dấu hỏi.", figures: [drawMissing(parts)] },
    ],
    explanation: {
      say: `${part} thêm ${answer} là ${whole}. Vậy ${whole} gồm ${part} và ${answer}.`,
      figures: [drawBoth(parts)],
    },
    praise: "calculate",
    identity: `${form.name} ${whole} ${part}`,
    isTyped: form.isTyped,
  });
}

/** "Hai số nào gộp lại được 10?" */
function buildPairQuestion(parts: Parts, rng: Rng): Question {
  const { whole, part } = parts;
  const pair = (one: number, other: number) => wordsValue(`${one} và ${other}`);
  const other = whole - part;
  const again = `Con gộp hai số lại xem có được ${whole} không nhé!`;
  const near = [
    [part, other + 1],
    [part, other - 1],
    [part + 1, other + 1],
    [part - 1, other],
    [part + 1, other],
    [part - 1, other - 1],
    [part + 2, other],
    [part - 2, other],
  ].filter(([one = 0, second = 0]) => one > 0 && second > 0 && one < 10 && second < 10);
  return choiceQuestion(rng, {
    prompt: `Hai số nào gộp lại được ${whole}?`,
    answer: pair(part, other),
    distractors: near.map(([one = 0, second = 0]) => mistake("OFF1", pair(one, second), again)),
    hints: ["Con gộp từng cặp số một.", `Con lấy số thứ nhất, đếm thêm cho đến ${whole}.`],
    explanation: {
      say: `${part} thêm ${other} là ${whole}. Hai số đó là ${part} và ${other}.`,
      figures: [drawBoth(parts)],
    },
    praise: "calculate",
    identity: `pair ${whole} ${part}`,
  });
}

/** Parts of a number (curriculum, c1-make-10): a frame filled to 10, 10 written as a sum, wholes from 5 to 9 as well. */
export const make10 = defineNumberSkill({
  id: "c1-make-10",
  classId: "1",
  title: "Ghép thành 10",
  generate(difficulty, rng) {
    const whole = difficulty === 3 ? rng.int(5, 9) : 10;
    const parts = { whole, part: rng.int(1, whole - 1), picture: rng.pick(countables), child: rng.pick(shortNames) };
    if (difficulty !== 1 && rng.int(0, 4) === 0) return buildPairQuestion(parts, rng);
    return buildPartQuestion(
      parts,
      rng.pick(difficulty === 1 ? frameForms : [...sumForms, ...frameForms.slice(1, 2)]),
      rng,
    );
  },
});
