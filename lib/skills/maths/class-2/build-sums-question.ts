import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { shortNames, sumStories } from "./sum-stories.ts";
import {
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
  /** A picture beside the bare sum, of those things where the story has some; null for none. */
  readonly figure: ((sum: WrittenSum, picture: PictureName | null) => Figure) | null;
}

/** Worked in columns, without a picture beside the sum. */
export const columnPresentation: SumPresentation = {
  hints: sumHints,
  explanation: sumExplanation,
  distractors: sumDistractors,
  figure: null,
};

/** Worked in columns, set out beside the sum. */
export const drawnColumnPresentation: SumPresentation = {
  ...columnPresentation,
  figure: (sum) => sumColumn(sum, null),
};

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
  const wordings = [
    { prompt: `${written} = ?`, isTyped: false },
    { prompt: `Con tính ${written} nhé!`, isTyped: true },
    { prompt: `${name} của ${sum.a} và ${sum.b} là:`, isTyped: false },
  ] as const;
  const place = rng.int(0, 2);
  const { prompt, isTyped } = wordings[place] ?? wordings[0];
  return numberQuestion(rng, {
    prompt,
    figures: figuresOf(sum, presentation),
    answer: resultOf(sum),
    distractors: presentation.distractors(sum),
    range,
    isTyped,
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
    isTyped: rng.int(0, 2) === 0,
    hints: [`${idea} Con làm phép ${operationName}.`, ...presentation.hints(sum).slice(0, 2)],
    explanation: `Con làm phép ${operationName}: ${writtenOf(sum)} = ${resultOf(sum)} (${story.unit}).`,
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
    prompt: rng.pick(["Phép tính nào đúng?", "Bạn nào tính đúng?"]),
    figures: figuresOf(sum, presentation),
    answer: equation(resultOf(sum)),
    distractors: wrong.map((each) => ({ ...each, value: equation(each.value) })),
    hints: presentation.hints(sum),
    explanation: presentation.explanation(sum),
    praise: "calculate",
    identity: `true ${written}`,
  });
};

/** "47 + … = 83. Số cần điền là:" */
const buildMissingQuestion: AskSum = (rng, sum) => {
  const { operation, a, b } = sum;
  const result = resultOf(sum);
  const isFirst = rng.int(0, 1) === 1;
  const [answer, given] = isFirst ? [a, b] : [b, a];
  const written = isFirst ? `… ${operation} ${b} = ${result}` : `${a} ${operation} … = ${result}`;
  const isAdded = operation === "−" && isFirst;
  const work = isAdded ? `${result} + ${b}` : `${Math.max(given, result)} − ${Math.min(given, result)}`;
  const taken = operation === "+" ? "Con lấy tổng trừ đi số hạng đã biết." : "Con lấy số bị trừ trừ đi hiệu.";
  const way = isAdded ? "Con lấy hiệu cộng với số trừ." : taken;
  return numberQuestion(rng, {
    prompt: rng.pick([`${written}. Số cần điền là:`, `Số nào điền vào chỗ trống: ${written}?`]),
    answer,
    distractors: [
      mistake("OP", isAdded ? result - b : given + result, "Con xem lại nên cộng hay trừ nhé!"),
      mistake("DATUM", result, "Số này đã có trong phép tính rồi."),
      mistake("OFF10", answer + 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF10", answer - 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF1", answer + 1, "Con tính lại hàng đơn vị nhé!"),
    ],
    range,
    isTyped: rng.int(0, 1) === 1,
    hints: withoutLeaks(answer, [way, `Con tính ${work}.`]),
    explanation: `${work} = ${answer}. Số cần điền là ${answer}.`,
    praise: "calculate",
    identity: `missing ${isFirst} ${written}`,
  });
};

/** The ways to ask about a sum. */
export const sumQuestions = {
  result: buildResultQuestion,
  story: buildStoryQuestion,
  true: buildTrueQuestion,
  missing: buildMissingQuestion,
  /** Set out in a column and filled in digit by digit. */
  column: (rng, sum) => buildColumnQuestion({ ...sum, canCarry: true, rng }),
  /** A column with one digit missing: "Chữ số nào còn thiếu?" */
  digit: (rng, sum) => buildMissingDigitsQuestion({ ...sum, canCarry: true, rng }, 1),
} as const satisfies Record<string, AskSum>;
