import { withUnit } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import type { Distractor, QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";

interface MeasuredDraft extends QuestionDraft {
  readonly prompt: string;
  readonly unit: Unit;
  readonly answer: Value;
  readonly distractors: readonly Distractor[];
}

/** The largest number that is typed. */
const most = 999;

/** How many of the unit a measure is. */
function countOf({ worth }: Value, unit: Unit): number {
  const [, top, bottom] = /^(-?\d+)\/(\d+) /u.exec(worth) ?? [];
  return Number(top) / Number(bottom) / units[unit].size;
}

/** The line of the answer, left open: "Thể tích là: … cm³", or after a question "Đáp số: … cm³"; also of things counted. */
export function withGap(prompt: string, unit: string): string {
  return `${prompt.endsWith(":") ? prompt : `${prompt} Đáp số:`} ${withUnit("…", unit)}`;
}

/** A question whose answer is a measure: its number is typed where it is whole and short enough; else four to pick from. */
export function measuredQuestion(rng: Rng, draft: MeasuredDraft): Question {
  const { unit, prompt, answer, distractors } = draft;
  const count = countOf(answer, unit);
  if (!Number.isInteger(count) || count > most) return choiceQuestion(rng, draft);
  return numberQuestion(rng, {
    ...draft,
    prompt: withGap(prompt, unit),
    answer: count,
    range: [0, most],
    distractors: distractors.map((each) => ({ ...each, value: countOf(each.value, unit) })),
    isTyped: true,
  });
}
