import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, shortDecimalValue, type Value } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

/** A part of a whole whose percents have at most one place. */
export interface Part {
  readonly part: number;
  readonly whole: number;
}

/** The part in tenths of a percent. */
export const tenthsOf = ({ part, whole }: Part) => (part * 1000) / whole;

/** Tenths of a percent as an answer. */
export const percent = (tenths: number): Value => measureValue(shortDecimalValue(tenths, 1), "%");

/** The wholes of each difficulty. */
export const wholesOf: Readonly<Record<Difficulty, readonly number[]>> = {
  1: [100, 50, 20],
  2: [25, 40, 60, 75, 80, 120, 150, 200, 250, 300, 400],
  3: [40, 80, 120, 125, 160, 200, 240, 250, 400, 500],
};

/** The least and the most of something. */
export type Range = readonly [least: number, most: number];

/** A part that makes whole percents; at difficulty 3 such with one place. */
export function pickPart(rng: Rng, difficulty: Difficulty, wholes: Range, tenthsRange: Range = [20, 960]): Part {
  const whole = rng.pick(wholesOf[difficulty].filter((each) => each >= wholes[0] && each <= wholes[1]));
  const parts = Array.from({ length: whole - 1 }, (_, at) => at + 1).filter((part) => {
    const tenths = (part * 1000) / whole;
    const isExact = difficulty === 3 ? tenths % 10 !== 0 : tenths % 10 === 0;
    return (
      Number.isInteger(tenths) && isExact && part * 2 !== whole && tenths >= tenthsRange[0] && tenths <= tenthsRange[1]
    );
  });
  return { part: rng.pick(parts), whole };
}

/** Said to ten times too little, and to ten times too much. */
export const tooSmall = "Con mới nhân thương với 10. Con nhân thương với 100 nhé!";
export const tooLarge = "Con chỉ nhân thương với 100 thôi nhé!";

/** What the usual mistakes make of a part and its whole; `rest` is said to what the part lacks. */
export function distractorsOf(given: Part, rest = "Đó là số phần trăm của phần còn lại."): Distractor[] {
  const { part, whole } = given;
  const tenths = tenthsOf(given);
  const all: readonly (readonly [Distractor["code"], number, string])[] = [
    ["DATUM", part * 10, "Con đã lấy luôn số đã cho. Con chia hai số rồi nhân với 100 nhé!"],
    ["FIELD", 1000 - tenths, rest],
    ["OP", (whole - part) * 10, "Con đã lấy hiệu của hai số. Con chia hai số rồi nhân với 100 nhé!"],
    ["DEC-SHIFT", tenths / 10, tooSmall],
    ["REL", (whole * 1000) / part, "Con đã chia ngược. Con lấy số được hỏi chia cho số kia."],
    ["DEC-SHIFT", tenths * 10, tooLarge],
    ["OFF1", tenths + 50, "Con chia lại nhé!"],
    ["OFF1", tenths - 10, "Con chia lại nhé!"],
  ];
  return all
    .filter(([, value]) => Number.isInteger(value) && value > 0 && value <= 10_000)
    .map(([code, value, feedback]) => mistake(code, percent(value), feedback));
}

/** The part over the whole, as a decimal. */
export const quotient = (given: Part) => writeShortDecimal(tenthsOf(given), 3);

type Asked = Pick<QuestionDraft, "prompt" | "figures" | "praise" | "identity"> &
  Partial<Pick<QuestionDraft, "hints" | "explanation">> & { readonly distractors?: readonly Distractor[] };

/** The percents that a part makes: typed, at difficulty 1 as often picked from four. */
export function askPercent(rng: Rng, difficulty: Difficulty, given: Part, asked: Asked): Question {
  const draft = { ...solution(given), ...asked, unit: "%", wrong: again } as const;
  const isPicked = difficulty === 1 && rng.pick([true, false]);
  return isPicked ? choiceQuestion(rng, draft) : decimalMeasureQuestion(rng, draft);
}

const again = "Con tìm thương của hai số rồi nhân với 100. Con tính lại từng bước nhé!";

/** The same however the percents are asked for. */
export const solution = (given: Part) => ({
  answer: percent(tenthsOf(given)),
  distractors: distractorsOf(given),
  hints: [
    "Con tìm thương của hai số, nhân thương đó với 100 rồi viết thêm kí hiệu phần trăm.",
    `Con tính ${given.part} : ${given.whole}, viết thương thành số thập phân.`,
  ],
  explanation: `${given.part} : ${given.whole} = ${quotient(given)} = ${percent(tenthsOf(given)).line.text}.`,
});
