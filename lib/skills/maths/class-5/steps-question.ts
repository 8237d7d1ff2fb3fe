import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Distractor, HelpWords } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { withGap } from "./measured-question.ts";

interface Steps {
  readonly prompt: string;
  readonly figures?: readonly Figure[];
  readonly answer: number;
  /** The number is typed before its unit; else four to pick from. */
  readonly isTyped: boolean;
  /** A unit, or what is counted. */
  readonly unit: string;
  readonly distractors: readonly Distractor<number>[];
  /** How far neighbours lie where distractors are too few. */
  readonly step?: number;
  readonly hints: readonly string[];
  /** Each step with its result, the answer last. */
  readonly explanation: HelpWords;
  readonly identity: string;
}

/** A word problem of several steps with a whole number of something as its answer. */
export function stepsQuestion(rng: Rng, steps: Steps): Question {
  const { unit, isTyped, prompt } = steps;
  return numberQuestion(rng, {
    ...steps,
    // The sum of what is bought often has a digit more than the change.
    room: 1,
    prompt: isTyped ? withGap(prompt, unit) : prompt,
    range: [1, 999_999_999],
    write: writeWith(unit),
    praise: unit === "đồng" ? "money" : "story",
  });
}
