import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { blocks, countedBlocks } from "./blocks.ts";

const tensOf = (number: number) => Math.floor(number / 10);
const swapped = (number: number) => (number % 10) * 10 + tensOf(number);

/** Two numbers: with other tens, with the same tens, with their digits exchanged. */
function pickTwo(difficulty: Difficulty, rng: Rng): readonly [number, number] {
  const [tens = 1, otherTens = 2] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [ones = 1, otherOnes = 2] = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  if (difficulty === 1) return [tens * 10 + ones, otherTens * 10 + otherOnes];
  if (difficulty === 2) return [tens * 10 + ones, tens * 10 + (rng.int(0, 7) === 0 ? ones : otherOnes)];
  return [tens * 10 + otherTens, otherTens * 10 + tens];
}

/** Blocks for both numbers: in one picture, or one for each side of a sign. */
function hintsOf(left: number, right: number, figures: readonly Figure[] = [blocks(left, right)]) {
  const isSame = tensOf(left) === tensOf(right);
  return [
    "Con so sánh số chục trước. Bằng nhau thì xem số đơn vị.",
    {
      say: isSame
        ? "Số thanh bằng nhau. Con so sánh các khối lẻ nhé!"
        : "Mỗi thanh là 1 chục. Con so sánh số thanh nhé!",
      figures,
    },
  ];
}

function reason(left: number, right: number): string {
  if (left === right) return "Hai số giống nhau";
  const isSame = tensOf(left) === tensOf(right);
  const [here, there] = isSame ? [left % 10, right % 10] : [tensOf(left), tensOf(right)];
  const word = here < there ? "bé" : "lớn";
  return isSame ? `Số chục bằng nhau, ${here} ${word} hơn ${there}` : `${here} chục ${word} hơn ${there} chục`;
}

/** Rods and cubes with their numbers below them. */
function counted(figure: Figure): Figure {
  return figure.type === "base-ten" ? { ...figure, isCounted: true } : figure;
}

function buildSignQuestion(left: number, right: number, rng: Rng): Question {
  const told = `${left} ${signBetween(left, right)} ${right}`;
  const sides = [helpFigure([left], 100), helpFigure([right], 100)];
  return signQuestion(rng, {
    prompt: rng.pick(["Điền dấu thích hợp nhé!", "Con so sánh hai số rồi chọn dấu nhé!"]),
    sides: [String(left), String(right)],
    sign: signBetween(left, right),
    answer: told,
    turned: "Con nhớ: miệng dấu luôn há về số lớn hơn.",
    notEqual: "Hai số chưa bằng nhau đâu. Con xem lại nhé!",
    hints: hintsOf(left, right, sides),
    explanation: { say: `${reason(left, right)} nên ${told}.`, figures: sides.map(counted) },
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** What both children do: "Tú hái 31 quả cam", and the same in the question: "Ai hái được ít hơn?" */
const stories = readTable(
  { numbers: [], words: ["does", "thing", "asked"] },
  `
  có  | viên bi  | có
  có  | con tem  | có
  gấp | ngôi sao | gấp được
  hái | quả cam  | hái được
`,
);

/** "Lan có 34 viên bi, Nam có 43 viên bi. Ai có nhiều hơn?", "Ai hái được ít hơn?" */
function buildWhoQuestion(left: number, right: number, rng: Rng): Question {
  const [one = "An", other = "Bình"] = rng.shuffle(children);
  const isMore = rng.int(0, 1) === 0;
  const { does, thing, asked } = rng.pick(stories);
  const both = "Hai bạn bằng nhau";
  const winner = left > right === isMore ? one : other;
  const answer = left === right ? both : winner;
  const word = isMore ? "nhiều" : "ít";
  const again = `Con so sánh lại ${left} và ${right} nhé!`;
  const looked = isMore || left === right ? again : `Đề bài hỏi ai ${asked} ít hơn. ${again}`;
  return choiceQuestion(rng, {
    prompt: `${one} ${does} ${left} ${thing}, ${other} ${does} ${right} ${thing}. Ai ${asked} ${word} hơn?`,
    answer: wordsValue(answer),
    distractors: [
      mistake("REL", wordsValue(one), looked),
      mistake("REL", wordsValue(other), looked),
      mistake("EQ", wordsValue(both), "Hai số này khác nhau mà con."),
    ],
    choices: 3,
    hints: hintsOf(left, right),
    explanation: {
      say:
        left === right
          ? `Hai số giống nhau. ${both}.`
          : `${left} ${signBetween(left, right)} ${right} nên ${winner} ${asked} ${word} hơn.`,
      figures: [countedBlocks(left, right)],
    },
    praise: "compare",
    identity: `who ${left} ${right}`,
  });
}

/** Four numbers: one with its digits exchanged, one with a large digit of ones, some with the same tens. */
function pickFour(difficulty: Difficulty, rng: Rng): readonly number[] {
  const tens = rng.int(3, 8);
  const ones = rng.int(0, 9);
  const [first = 0, second = 0, third = 0] = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (ones + step) % 10));
  if (difficulty === 1)
    return rng
      .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 4)
      .map((each) => each * 10 + rng.int(0, 9));
  if (difficulty === 2) return [ones, first, second, third].map((each) => tens * 10 + each);
  const number = tens * 10 + rng.int(1, tens - 1);
  return [...new Set([number, swapped(number), tens * 10 - 1, tens * 10 - 12, tens * 10 - 13])].slice(0, 4);
}

/** "Trong các số 34, 43, 39, 28, số nào lớn nhất?": typed. */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const isLargest = rng.int(0, 1) === 0;
  const sorted = pickFour(difficulty, rng).toSorted((a, b) => (isLargest ? b - a : a - b));
  const [answer = 0, ...wrong] = sorted;
  const word = isLargest ? "lớn" : "bé";
  const [next = 0, last = 0] = wrong;
  const row = rng.shuffle(sorted).join(", ");
  return numberQuestion(rng, {
    prompt: rng.pick([`Trong các số ${row}, số nào ${word} nhất?`, `Con viết số ${word} nhất: ${row}`]),
    answer,
    range: [0, 99],
    distractors: [
      ...wrong.map((number) =>
        mistake(
          number === swapped(answer) ? "SWAP" : "PLACE",
          number,
          `Trong các số đã cho còn số ${word} hơn ${number}.`,
        ),
      ),
      ...[answer + 1, answer - 1].map((number) =>
        mistake("OFF1", number, `Số ${number} không có trong các số đã cho.`),
      ),
    ],
    hints: [
      "Con so sánh số chục trước. Bằng nhau thì xem số đơn vị.",
      {
        say: `Trong hai số này, số nào ${word} hơn? Con so tiếp với các số kia nhé!`,
        figures: [blocks(next, last)],
      },
    ],
    explanation: {
      say: `${sorted.join(isLargest ? " > " : " < ")}. So ${answer} với ${next}: ${reason(answer, next).toLowerCase()}. Số ${word} nhất là ${answer}.`,
      figures: [countedBlocks(answer, next)],
    },
    praise: "compare",
    identity: `${word} ${sorted.join()}`,
    isTyped: true,
  });
}

/** Comparing to 100 (curriculum, c1-compare-100): other tens, the same tens, digits exchanged and the largest of four. */
export const compare100 = defineNumberSkill({
  id: "c1-compare-100",
  classId: "1",
  title: "So sánh số đến 100",
  generate(difficulty, rng) {
    const [left, right] = pickTwo(difficulty, rng);
    const form = rng.pick(["sign", "sign", "who", "extreme"] as const);
    if (form === "sign") return buildSignQuestion(left, right, rng);
    return form === "who" ? buildWhoQuestion(left, right, rng) : buildExtremeQuestion(difficulty, rng);
  },
});
