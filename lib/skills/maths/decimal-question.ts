import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, type HelpWords, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** Written without zeros at its end. */
export const textOf = ({ scaled, places }: Decimal) => writeShortDecimal(scaled, places);

interface DecimalStory {
  readonly prompt: string;
  readonly unit: Unit;
  /** Wrong results that only this story leads to. */
  readonly distractors?: readonly Distractor<Decimal>[];
}

/** A sum with decimals: bare, as one of four equations, or in a story. */
export interface DecimalSum {
  /** "12,5 + 3,75" */
  readonly expression: string;
  readonly answer: Decimal;
  readonly distractors: readonly Distractor<Decimal>[];
  /** The stories it may be told as; the answer carries the unit. */
  readonly stories: readonly DecimalStory[];
  readonly hints: readonly HelpWords[];
  /** The first hint of a story, before it is known what is to be worked out. */
  readonly storyHint?: string;
  /** The step, to which the sum itself is added: "Đặt các dấu phẩy thẳng cột"; sentences of their own end in a stop. */
  readonly why: string;
  /** Shown with the explanation. */
  readonly worked?: readonly Figure[];
  /** Said to a result of no known mistake. */
  readonly wrong: string;
}

/** Most places of a result that is typed. */
const mostTyped = 3;

const forms = {
  bare: ["sum", "sum", "sum", "true"],
  told: ["sum", "sum", "story", "story", "true"],
  chosen: ["true"],
} as const;

function explain({ why, expression, answer }: DecimalSum, unit?: Unit): string {
  const counted = unit === undefined ? "" : ` (${unit})`;
  return `${why}${why.endsWith(".") ? " Vậy" : ":"} ${expression} = ${textOf(answer)}${counted}.`;
}

/** Asks a sum with decimals in one of its forms: its result is typed, or the right one of four equations chosen. */
export function decimalQuestion(rng: Rng, sum: DecimalSum): Question {
  const { expression, answer, stories } = sum;
  const [, behind = ""] = textOf(answer).split(",");
  const typed = stories.length > 0 ? forms.told : forms.bare;
  const form = rng.pick(behind.length > mostTyped ? forms.chosen : typed);
  const story = form === "story" ? rng.pick(stories) : null;
  const made = [...(story?.distractors ?? []), ...sum.distractors];
  const distractors = made.filter(({ value }) => Number.isSafeInteger(value.scaled) && value.scaled >= 0);
  const told = explain(sum, story?.unit);
  const draft = {
    hints: story === null || sum.storyHint === undefined ? sum.hints : [sum.storyHint, ...sum.hints],
    explanation: sum.worked === undefined ? told : { say: told, figures: sum.worked },
    praise: form === "story" ? "story" : "calculate",
    identity: `${form} ${expression}${story === null ? "" : ` ${story.prompt.slice(0, 12)}`}`,
  } as const;
  if (form === "true") {
    const write = (value: Decimal) => wordsValue(`${expression} = ${textOf(value)}`);
    return choiceQuestion(rng, {
      ...draft,
      prompt: "Phép tính nào đúng?",
      answer: write(answer),
      distractors: distractors.map((each) => ({ ...each, value: write(each.value) })),
    });
  }
  return decimalEntryQuestion(rng, {
    ...draft,
    prompt: story?.prompt ?? `${expression} = ?`,
    answer,
    ...(story !== null && { unit: story.unit }),
    distractors,
    wrong: sum.wrong,
  });
}

/** Distractors of the comma, the nearest first; each says whether it is too large or too small. */
export function commaDistractors({ scaled, places }: Decimal, feedback: string): Distractor<Decimal>[] {
  return [
    mistake("DEC-SHIFT", { scaled: scaled * 10, places }, `Kết quả này quá lớn. ${feedback}`),
    mistake("DEC-SHIFT", { scaled, places: places + 1 }, `Kết quả này quá bé. ${feedback}`),
    mistake("DEC-SHIFT", { scaled: scaled * 100, places }, `Kết quả này quá lớn. ${feedback}`),
    mistake("DEC-SHIFT", { scaled, places: places + 2 }, `Kết quả này quá bé. ${feedback}`),
  ];
}
