import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, difficulties, type RuleSkill } from "#lib/skills/define-skill.ts";
import { climbsOfClass1 } from "./class-1.ts";
import { climbsOfClass2 } from "./class-2.ts";
import { climbsOfClass3 } from "./class-3.ts";
import { climbsOfClass4 } from "./class-4.ts";
import { climbsOfClass5 } from "./class-5.ts";
import { type Climbs, type Measure, measureWith } from "./climb.ts";

/** Always the same ones, so that a measure that holds holds on. */
const chances = 60;

export const climbs: Climbs = {
  ...climbsOfClass1,
  ...climbsOfClass2,
  ...climbsOfClass3,
  ...climbsOfClass4,
  ...climbsOfClass5,
};

/** From one difficulty to the next, by the measure of that step. */
export interface Step {
  readonly measure: Measure;
  /** What is asked on average, before and after. */
  readonly from: number;
  readonly to: number;
  /** By how many standard errors it has risen; far above 100 where each question is alike. */
  readonly rise: number;
}

function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: squares / values.length ** 2 };
}

function step(measure: Measure, before: readonly Question[], after: readonly Question[]): Step {
  const [less, more] = [before, after].map((questions) => spread(questions.map((each) => measureWith(measure, each))));
  if (less === undefined || more === undefined) throw new Error("nothing to measure");
  const rise = (more.mean - less.mean) / Math.sqrt(less.error + more.error + 1e-9);
  return { measure, from: less.mean, to: more.mean, rise };
}

/** The questions by which the difficulties of a skill are measured. */
export function questionsAt(skill: RuleSkill, difficulty: Difficulty): Question[] {
  return Array.from({ length: chances }, (_, chance) =>
    skill.generate(difficulty, createRng(`load/${skill.id}/${chance}`)),
  );
}

/** How the difficulties of a skill rise, from 1 to 2 and from 2 to 3; null where nobody has said what makes them harder. */
export function measureClimb(skill: RuleSkill): readonly [second: Step, third: Step] | null {
  const climb = climbs[skill.id];
  if (climb === undefined) return null;
  const [easy = [], middle = [], hard = []] = difficulties.map((difficulty) => questionsAt(skill, difficulty));
  return [step(climb.second, easy, middle), step(climb.third, middle, hard)];
}
