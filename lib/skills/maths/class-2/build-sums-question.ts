import { capital } from "#lib/core/capital.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { buildSumsMissingQuestion } from "./build-sums-missing-question.ts";
import { buildSumsSignQuestion } from "./build-sums-sign-question.ts";
import { comparedStories, shortNames, sumStories } from "./sum-stories.ts";
import {
  nearResults,
  resultOf,
  sumColumn,
  sumDistractors,
  sumExplanation,
  sumHints,
  type WrittenSum,
  writtenOf,
} from "./written-sum.ts";

/** How a sum is helped with and drawn: columns where nothing else is said. */
export interface SumPresentation {
  readonly hints: (sum: WrittenSum) => readonly HelpWords[];
  readonly explanation: (sum: WrittenSum) => HelpWords;
  readonly distractors: (sum: WrittenSum) => readonly Distractor<number>[];
  /** What the sum looks like when it is worked, of those things where the story has some. */
  readonly worked: (sum: WrittenSum, picture: PictureName | null) => Figure;
  /** A picture beside the bare sum, of those things where the story has some; null for none. */
  readonly figure: ((sum: WrittenSum, picture: PictureName | null) => Figure) | null;
}

/** Worked in columns, without a picture beside the sum. */
export const columnPresentation: SumPresentation = {
  hints: sumHints,
  explanation: sumExplanation,
  distractors: sumDistractors,
  worked: ({ operation, a, b }) => workedColumn(operation, a, b, "done"),
  figure: null,
};

/** Worked in columns, set out beside the sum. */
export const drawnColumnPresentation: SumPresentation = {
  ...columnPresentation,
  figure: (sum) => sumColumn(sum, null),
};

/** From the class standard on, where nothing is drawn beside the sum, the result is typed. */
function isResultTyped(rng: Rng, { figure }: SumPresentation): boolean {
  return figure === null || rng.int(0, 1) === 1;
}

/** A way to ask about a sum. */
export type AskSum = (rng: Rng, sum: WrittenSum, presentation: SumPresentation) => Question;

const range = [0, 1000] as const;

function figuresOf(
  sum: WrittenSum,
  { figure }: SumPresentation,
  picture: PictureName | null = null,
): readonly Figure[] {
  return figure === null ? [] : [figure(sum, picture)];
}

/** "47 + 36 = ?" with four results to choose from, or typed. */
const buildResultQuestion: AskSum = (rng, sum, presentation) => {
  const written = writtenOf(sum);
  const name = sum.operation === "+" ? "Tổng" : "Hiệu";
  const prompts = [`${written} = ?`, `Con tính ${written} nhé!`, `${name} của ${sum.a} và ${sum.b} là:`];
  const place = rng.int(0, 2);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: figuresOf(sum, presentation),
    answer: resultOf(sum),
    distractors: presentation.distractors(sum),
    range,
    isTyped: isResultTyped(rng, presentation),
    hints: presentation.hints(sum),
    explanation: presentation.explanation(sum),
    praise: "calculate",
    identity: `result ${place} ${written}`,
  });
};

/** "Lan có 47 viên bi, bạn cho 36 viên. Lan có tất cả bao nhiêu viên?" */
const buildStoryQuestion: AskSum = (rng, sum, presentation) => {
  const { operation, a, b } = sum;
  const most = Math.max(a, resultOf(sum)) > 100 ? 1000 : 100;
  const story = rng.pick(sumStories[operation].filter((each) => each.most === most));
  const picture = pictureNames.find((name) => name === story.picture) ?? null;
  const operationName = operation === "+" ? "cộng" : "trừ";
  const idea = operation === "+" ? "Con gộp hai số lại." : "Con lấy số đầu bớt đi số sau.";
  const told = fillGaps(story.text, { a, b, child: rng.pick(shortNames) });
  return numberQuestion(rng, {
    prompt: resultOf(sum) > 10 ? told : told.replace("bao nhiêu", "mấy"),
    figures: figuresOf(sum, presentation, picture),
    answer: resultOf(sum),
    distractors: presentation.distractors(sum),
    range,
    isTyped: isResultTyped(rng, presentation),
    hints: [`${idea} Con làm phép ${operationName}.`, ...presentation.hints(sum).slice(0, 2)],
    explanation: {
      say: `Con làm phép ${operationName}: ${writtenOf(sum)} = ${resultOf(sum)} (${story.unit}).`,
      figures: [presentation.worked(sum, picture)],
    },
    praise: "story",
    identity: `story ${story.unit} ${writtenOf(sum)}`,
  });
};

/** "Phép tính nào đúng?" The same sum with four results, as far as mistakes go. */
const buildTrueQuestion: AskSum = (rng, sum, presentation) => {
  const written = writtenOf(sum);
  const equation = (result: number) => wordsValue(`${written} = ${result}`);
  const wrong = presentation.distractors(sum).filter(({ value }) => value >= 0 && value <= 1000);
  return choiceQuestion(rng, {
    prompt: "Phép tính nào đúng?",
    figures: figuresOf(sum, presentation),
    answer: equation(resultOf(sum)),
    distractors: wrong.map((each) => ({ ...each, value: equation(each.value) })),
    hints: presentation.hints(sum),
    explanation: presentation.explanation(sum),
    praise: "calculate",
    identity: `true ${written}`,
  });
};

/** "Có 245 cây cam, na nhiều hơn 128 cây. Số na là:" */
const buildComparedQuestion: AskSum = (rng, sum, presentation) => {
  const { operation, a, b } = sum;
  const { unit, first, second } = rng.pick(comparedStories);
  const [word, verb] = operation === "+" ? ["nhiều hơn", "cộng"] : ["ít hơn", "trừ"];
  const turned = mistake("OP", operation === "+" ? a - b : a + b, `Đề bài nói ${word}. Con chọn lại phép tính nhé!`);
  return numberQuestion(rng, {
    prompt: `Có ${a} ${first}, ${second} ${word} ${b} ${unit}. Số ${second} là:`,
    answer: resultOf(sum),
    distractors: [turned, ...presentation.distractors(sum)],
    range,
    isTyped: true,
    hints: [`Con xem ${second} nhiều hơn hay ít hơn.`, ...presentation.hints(sum).slice(0, 2)],
    explanation: {
      say: `${capital(second)} ${word} nên con làm phép ${verb}: ${writtenOf(sum)} = ${resultOf(sum)} (${unit}).`,
      figures: [presentation.worked(sum, null)],
    },
    praise: "story",
    identity: `compared ${second} ${writtenOf(sum)}`,
  });
};

/** "8 + 5 + 4 = ?" A third number follows, which stays inside the numbers of the lesson. */
const buildThreeQuestion: AskSum = (rng, sum) => {
  const { operation, a, b } = sum;
  const middle = resultOf(sum);
  const most = operation === "−" ? middle - 1 : (middle < 20 ? 20 : 100) - middle;
  const c = rng.int(Math.min(2, most), Math.min(most, middle < 20 ? 9 : 38));
  const answer = resultOf({ operation, a: middle, b: c });
  const [written, verb] = [`${a} ${operation} ${b} ${operation} ${c}`, operation === "+" ? "cộng" : "trừ"];
  return numberQuestion(rng, {
    prompt: rng.pick([`${written} = ?`, `Con tính ${written} nhé!`]),
    answer,
    distractors: [
      mistake("PARTIAL", middle, `Con mới tính ${a} ${operation} ${b}. Con còn ${verb} ${c} nữa.`),
      mistake("PARTIAL", resultOf({ operation, a, b: c }), `Con bỏ quên số ${b} rồi. Con tính lần lượt nhé!`),
      ...nearResults(answer),
    ],
    range,
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Con tính lần lượt từ trái sang phải.",
      `Con tính ${a} ${operation} ${b} trước, rồi ${verb} ${c}.`,
    ]),
    explanation: `${a} ${operation} ${b} = ${middle}, ${middle} ${operation} ${c} = ${answer}. Vậy ${written} = ${answer}.`,
    praise: "calculate",
    identity: `three ${c} after ${a} ${operation} ${b}`,
  });
};

/** The ways to ask about a sum. */
export const sumQuestions = {
  result: buildResultQuestion,
  story: buildStoryQuestion,
  true: buildTrueQuestion,
  missing: buildSumsMissingQuestion,
  three: buildThreeQuestion,
  sign: buildSumsSignQuestion,
  compared: buildComparedQuestion,
  /** Set out in a column and filled in digit by digit. */
  column: (rng, sum) => buildColumnQuestion({ ...sum, canCarry: true, rng }),
  /** A column with one digit missing: "Chữ số nào còn thiếu?" */
  digit: (rng, sum) => buildMissingDigitsQuestion({ ...sum, canCarry: true, rng }, 1),
} as const satisfies Record<string, AskSum>;
