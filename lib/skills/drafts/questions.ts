import type { Line } from "#lib/core/line.ts";
import { compareRationals } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import { frameTogether } from "#lib/questions/diagrams/frame-together.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import { arrangeFigures } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { type NumberValue, plainValue, type Value, wholeValue } from "#lib/questions/values.ts";
import { type CardsDraft, cardsQuestion, lieApart } from "./cards-question.ts";
import { type Distractor, draftedFields, mistake, type QuestionDraft, type Words, wordsAsLine } from "./draft.ts";
import { pickDistractors } from "./pick-distractors.ts";
import type { Praise } from "./praises.ts";

interface ChoiceDraft extends QuestionDraft {
  readonly answer: Value;
  /**
   * Wrong answers, the most telling first. One that is worth as much as the answer or as one before it is passed over,
   * so it may be given wherever its mistake happens to lead. Give more than are needed, some larger and some smaller
   * than the answer: of numbers they are picked so that the right one stands in no fixed place of their order.
   */
  readonly distractors: readonly Distractor[];
  /** 4; 3 only where there are no more answers to the question at all (curriculum, rule 2). */
  readonly choices?: 3 | 4;
}

/** A question with four answers to pick from. Throws an Error when too few distractors differ from the answer and each other. */
export function choiceQuestion(rng: Rng, draft: ChoiceDraft): Question {
  const { answer, distractors, choices = 4 } = draft;
  const different = new Map(distractors.toReversed().map((distractor) => [distractor.value.worth, distractor]));
  different.delete(answer.worth);
  const usable = distractors.filter((distractor) => different.get(distractor.value.worth) === distractor);
  const wrong = pickDistractors(rng, answer, usable, choices - 1);
  if (wrong.length < choices - 1) {
    throw new Error(`Only ${wrong.length} wrong answers to "${wordsAsLine(draft.prompt).text}"`);
  }
  const arranged = wrong.map(({ value, feedback, code }) => ({
    line: value.line,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "choice",
    ...draftedFields(rng, draft),
    ...arrangeChoices(rng, answer.line, arranged),
    answer: answer.line,
  };
}

interface NumberDraft extends QuestionDraft {
  readonly answer: number;
  /** Wrong numbers, the most telling first; those outside the range, equal or broken are passed over. */
  readonly distractors: readonly Distractor<number>[];
  /** The smallest and the largest number that may stand there (curriculum, rule 4). */
  readonly range: readonly [least: number, most: number];
  /** How the number is written; as classes 1 and 2 do where nothing is said. */
  readonly write?: (value: number) => Value;
  /** What to do once more after a number only a step away; by what is praised where nothing is said. */
  readonly again?: string;
  /** How far the neighbours lie that stand in where mistakes give too few numbers: 10 for round tens. Most often 1. */
  readonly step?: number;
  /** The pupil types the bare number on the key pad; where it has a unit, the question names it. */
  readonly isTyped?: boolean;
  /** How many digits more than the answer the box takes: with one, a slip with a zero too many can be typed. */
  readonly room?: number;
}

const neighbours = [1, -1, 2, -2, 3, -3] as const;

/** Round tens and hundreds are off by those; all other neighbours just a little. */
function codeOf(distance: number): MistakeCode {
  if (distance < 10 || distance % 10 !== 0 || distance >= 1000) return "OFF1";
  return distance % 100 === 0 ? "OFF100" : "OFF10";
}

/** What to do once more after a number that is only a step away, by what is praised. */
const againAfter: Partial<Readonly<Record<Praise, string>>> = {
  calculate: "Con tính lại thật kĩ nhé!",
  story: "Con tính lại thật kĩ nhé!",
  fraction: "Con tính lại thật kĩ nhé!",
  money: "Con tính lại thật kĩ nhé!",
  convert: "Con đổi lại thật kĩ nhé!",
  count: "Con đếm lại thật kĩ nhé!",
  measure: "Con đo lại thật kĩ nhé!",
  scale: "Kim chỉ đúng vào một vạch. Con đọc lại nhé!",
  weights: "Con tính lại các quả cân nhé!",
  data: "Con đọc lại thật kĩ nhé!",
  read: "Con đọc lại thật kĩ nhé!",
  write: "Con xem lại từng hàng của số nhé!",
  place: "Con xem lại từng hàng của số nhé!",
  compare: "Con so sánh lại thật kĩ nhé!",
  order: "Con xem lại thứ tự các số nhé!",
  pattern: "Con xem lại quy luật của dãy số nhé!",
  round: "Con làm tròn lại thật kĩ nhé!",
  choose: "Con xem lại từng số nhé!",
  shape: "Con xem lại các cạnh của hình nhé!",
  time: "Con xem lại giờ và phút nhé!",
  duration: "Con tính lại thật kĩ nhé!",
  date: "Con tính lại ngày tháng nhé!",
  chance: "Con nghĩ lại xem có thể xảy ra những gì nhé!",
};

/** A number beside the answer is nearly right where it was worked out, counted or measured: not where it was read, written or ordered. */
const workedOut: readonly Praise[] = [
  "calculate",
  "story",
  "fraction",
  "money",
  "convert",
  "count",
  "measure",
  "duration",
  "data",
];

/** A number one to three steps from the answer, where no mistake that we know of leads to it. */
function neighbour({ praise, answer, again }: NumberDraft, value: number): Distractor<number> {
  const distance = Math.abs(value - answer);
  const said = again ?? againAfter[praise] ?? "Con kiểm tra lại từng bước nhé!";
  return mistake(
    codeOf(distance),
    value,
    distance === 1 && value > 0 && workedOut.includes(praise) ? `Gần đúng rồi. ${said}` : said,
  );
}

/** A question whose answer is a whole number: four to pick from, or the key pad. */
export function numberQuestion(rng: Rng, draft: NumberDraft): Question {
  const { answer, range, write = plainValue, step = 1, isTyped = false } = draft;
  const [least, most] = range;
  const isFit = (value: number) => Number.isInteger(value) && value >= least && value <= most && value !== answer;
  const told = draft.distractors.filter(({ value }) => isFit(value));
  if (isTyped) return typed(rng, draft, told);
  const near = rng
    .shuffle(neighbours)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((times) => answer + times * step)
    .filter(isFit);
  // Neighbours stand in only where the mistakes give too few numbers: a neighbour may be right as well.
  const missing = Math.max(0, 3 - new Set(told.map(({ value }) => value)).size);
  const distractors = [...told, ...(missing === 0 ? [] : near.map((value) => neighbour(draft, value)))];
  return choiceQuestion(rng, {
    ...draft,
    answer: write(answer),
    distractors: distractors.map((each) => ({ ...each, value: write(each.value) })),
  });
}

/** A whole number that is typed, into a box with room for one digit more where nothing is said. */
export function typedNumberQuestion(rng: Rng, draft: Omit<NumberDraft, "isTyped">): Question {
  return numberQuestion(rng, { room: 1, ...draft, isTyped: true });
}

/** As many as the largest numbers of school have. */
const mostDigits = 9;

function typed(rng: Rng, draft: NumberDraft, told: readonly Distractor<number>[]): Question {
  const { answer, step = 1, write, room = 0 } = draft;
  const near = [...new Set([step, 1])]
    .flatMap((by) => [answer + by, answer - by])
    .filter((value) => value >= 0)
    .map((value) => neighbour(draft, value));
  const maxDigits = Math.min(mostDigits, Math.max(2, String(answer).length) + room);
  // What the box has no room for is never typed.
  const fitting = [...told, ...near].filter(({ value }) => String(value).length <= maxDigits);
  const first = new Map(fitting.toReversed().map((each) => [each.value, each]));
  const mistakes = [...first.values()].flatMap(({ value, feedback, code }) =>
    feedback === undefined ? [] : [{ value, feedback: wordsAsLine(feedback), code }],
  );
  return {
    kind: "number",
    ...draftedFields(rng, draft),
    view: { maxDigits },
    key: { value: answer, mistakes },
    // Those that write in another way than classes 1 and 2 group the thousands.
    answer: (write === undefined ? plainValue : wholeValue)(answer).line,
  };
}

interface SignDraft extends QuestionDraft {
  /** What is compared: a card with a number or a sum, or a group of things. */
  readonly sides: readonly [Words | Figure, Words | Figure];
  readonly sign: Sign;
  /** The whole comparison, written: "6 < 9". */
  readonly answer: Words;
  /** Said to the sign the other way round. */
  readonly turned: Words;
  /** Said to a wrong "=". */
  readonly notEqual: Words;
}

function toSide(side: Words | Figure): Figure {
  if (typeof side !== "string" && "type" in side) return side;
  const line: Line = wordsAsLine(side);
  return { type: "word", text: line.text, alt: `Thẻ ghi ${line.spoken}.` };
}

/** A question in which >, < or = is put between two sides. */
export function signQuestion(rng: Rng, draft: SignDraft): Question {
  return {
    kind: "sign",
    ...draftedFields(rng, draft),
    view: { sides: [toSide(draft.sides[0]), toSide(draft.sides[1])] },
    key: signKey(draft.sign, wordsAsLine(draft.turned), wordsAsLine(draft.notEqual)),
    answer: wordsAsLine(draft.answer),
  };
}

interface OrderDraft extends CardsDraft {
  /** Three or four numbers, no two of one worth. */
  readonly numbers: readonly NumberValue[];
  readonly isRising: boolean;
}

/** A question in which cards are put in order; the answer is the row they make. Decimals are parted by semicolons. */
export function orderQuestion(rng: Rng, draft: OrderDraft): Question {
  const { numbers, isRising } = draft;
  const sorted = numbers.toSorted((a, b) => compareRationals(a.number, b.number) * (isRising ? 1 : -1));
  return cardsQuestion(rng, draft, {
    cards: sorted.map(({ line }) => line),
    lying: lieApart(rng, sorted, numbers).map(({ line }) => line),
    isRising,
    turned: isRising
      ? "Con xếp từ lớn đến bé rồi. Đề bài yêu cầu xếp từ bé đến lớn."
      : "Con xếp từ bé đến lớn rồi. Đề bài yêu cầu xếp từ lớn đến bé.",
  });
}

interface FigureChoiceDraft extends QuestionDraft {
  /** The right picture, and how it is named once it is known. */
  readonly right: Figure;
  readonly answer: Words;
  /** Two or three wrong pictures, all told differently. */
  readonly distractors: readonly Distractor<Figure>[];
}

/** A question with three or four pictures to pick from. Throws an Error when two of them are told the same. */
export function figureChoiceQuestion(rng: Rng, draft: FigureChoiceDraft): Question {
  const [right = draft.right, ...others] = frameTogether([draft.right, ...draft.distractors.map(({ value }) => value)]);
  const wrong = draft.distractors.map(({ value, feedback, code }, place) => ({
    figure: others[place] ?? value,
    feedback: feedback === undefined ? null : wordsAsLine(feedback),
    code,
  }));
  return {
    kind: "figure-choice",
    ...draftedFields(rng, draft),
    ...arrangeFigures(rng, right, wrong),
    answer: wordsAsLine(draft.answer),
  };
}
