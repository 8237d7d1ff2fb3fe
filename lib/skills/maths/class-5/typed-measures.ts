import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { readDecimal } from "#lib/core/write-decimal.ts";
import type { Question } from "#lib/questions/question.ts";
import { compoundValue, type Value } from "#lib/questions/values.ts";
import { boxesQuestion, decimalEntryQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import type { Distractor, QuestionDraft, Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { type TimePair, timeValue } from "./time-text.ts";

interface DecimalMeasureDraft extends QuestionDraft {
  /** Stands behind the box. */
  readonly unit: Unit;
  readonly answer: Value;
  readonly distractors: readonly Distractor[];
  /** Said to a wrong number of no known mistake. */
  readonly wrong: Words;
  /** How many digits the box takes at least. */
  readonly leastDigits?: number;
}

/** A question whose answer is a measure that may be a decimal: its number is typed, with a comma where it needs one. */
export function decimalMeasureQuestion(rng: Rng, draft: DecimalMeasureDraft): Question {
  const read = ({ line }: Value) => readDecimal(line.text.slice(0, -draft.unit.length).trim());
  return decimalEntryQuestion(rng, {
    ...draft,
    answer: read(draft.answer),
    distractors: draft.distractors.map((each) => ({ ...each, value: read(each.value) })),
  });
}

/** A time in two units. */
export type LargeAndSmall = readonly [large: number, small: number];

interface TimeDraft extends QuestionDraft {
  readonly pair: TimePair;
  readonly answer: LargeAndSmall;
  readonly distractors: readonly Distractor<LargeAndSmall>[];
}

/** A question whose answer is a time in two units, each typed into its box: "… giờ … phút". */
export function timeEntryQuestion(rng: Rng, draft: TimeDraft): Question {
  const { pair, answer, distractors } = draft;
  const typed = (time: LargeAndSmall) => time.map(String);
  return boxesQuestion(rng, {
    ...draft,
    parts: [
      { type: "box", box: wholeBox(pair.large, 3) },
      { type: "text", text: pair.large },
      { type: "box", box: wholeBox(pair.small, 3) },
      { type: "text", text: pair.small },
    ],
    values: typed(answer),
    distractors: distractors.map((each) => ({ ...each, value: typed(each.value) })),
    wrong: [`Con xem lại số ${pair.large} nhé!`, `Con xem lại số ${pair.small} nhé!`],
    answer: compoundValue([answer[0], pair.large], [answer[1], pair.small]).line,
  });
}

/** The same with four times to pick from. */
export function timeChoiceQuestion(rng: Rng, draft: TimeDraft): Question {
  const { pair, answer, distractors } = draft;
  return choiceQuestion(rng, {
    ...draft,
    answer: timeValue(...answer, pair),
    distractors: distractors.map((each) => ({ ...each, value: timeValue(...each.value, pair) })),
  });
}
