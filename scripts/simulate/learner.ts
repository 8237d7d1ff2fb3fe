import type { Rng } from "#lib/core/rng.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/**
 * How pupils learn, in logits and days. Each question of a skill raises the ability in it by a steady step, which fades by
 * days without practice, less with every day of practice before: the step, and where pupils begin, from Koedinger, Carvalho,
 * Liu and McLaughlin, "An astonishing regularity in student learning rate", PNAS 120 (2023): two in three right at first, about
 * 0.1 logits a question, alike for nearly everybody; the fading from Ebbinghaus' curve with a rate that falls by repetition,
 * exp(-a (1 - b)^k t). What is not in them is an assumption: the spread of pupils and skills, the steps between difficulties,
 * the share of lucky answers.
 */
export interface LearnerModel {
  /** Mean ability at difficulty 1 before the first question. */
  readonly start: number;
  /** Standard deviations between pupils, and between the skills of a pupil. */
  readonly pupils: number;
  readonly skills: number;
  /** What a practised question adds. */
  readonly step: number;
  /** What of it fades a day at first, and by what share each day of practice lessens that. */
  readonly fading: number;
  readonly steadying: number;
  /** How much harder each difficulty is than the one before. */
  readonly harder: number;
  /** Share of answers that are right by luck. */
  readonly luck: number;
}

export const usualLearner: LearnerModel = {
  start: 0.62,
  pupils: 0.6,
  skills: 0.5,
  step: 0.1,
  fading: 0.08,
  steadying: 0.4,
  harder: 0.7,
  luck: 0.1,
};

/** The same with one thing at an end of its range: slower and faster learning, more and less forgetting, and so on. */
export const edgeLearners: Readonly<Record<string, LearnerModel>> = {
  "learn slower": { ...usualLearner, step: 0.06 },
  "learn faster": { ...usualLearner, step: 0.15 },
  "forget more": { ...usualLearner, fading: 0.16 },
  "forget less": { ...usualLearner, fading: 0.04 },
  "differ more": { ...usualLearner, pupils: 0.9 },
  "steeper difficulties": { ...usualLearner, harder: 1 },
};

/** A normal deviate of mean 0 and deviation 1, as the sum of twelve even ones. */
function deviate(rng: Rng): number {
  const parts = Array.from({ length: 12 }, () => rng.int(0, 1_000_000) / 1_000_000);
  return parts.reduce((sum, part) => sum + part, 0) - 6;
}

interface Memory {
  readonly start: number;
  /** What practice has added, as it stood on `day`. */
  gained: number;
  day: number;
  /** Days of practice. */
  days: number;
}

/** A simulated pupil: what it can, and what answering and days do to that. */
export class Learner {
  readonly #model: LearnerModel;
  readonly #rng: Rng;
  readonly #ability: number;
  readonly #memories = new Map<string, Memory>();

  constructor(model: LearnerModel, rng: Rng) {
    this.#model = model;
    this.#rng = rng;
    this.#ability = model.start + model.pupils * deviate(rng);
  }

  #memory(skill: string): Memory {
    const kept = this.#memories.get(skill);
    if (kept !== undefined) return kept;
    const fresh = { start: this.#ability + this.#model.skills * deviate(this.#rng), gained: 0, day: 0, days: 0 };
    this.#memories.set(skill, fresh);
    return fresh;
  }

  #gainedOn({ gained, day, days }: Memory, today: number): number {
    const { fading, steadying } = this.#model;
    return gained * Math.exp(-fading * (1 - steadying) ** Math.max(0, days - 1) * (today - day));
  }

  /** The chance of a right first try on a day. */
  chance(skill: string, difficulty: Difficulty, today: number): number {
    const memory = this.#memory(skill);
    return this.#chanceOf(memory.start + this.#gainedOn(memory, today), difficulty);
  }

  #chanceOf(ability: number, difficulty: Difficulty): number {
    const { harder, luck } = this.#model;
    return luck + (1 - luck) / (1 + Math.exp(harder * (difficulty - 1) - ability));
  }

  /** The chance of a right first try before any practice. */
  chanceAtFirst(skill: string, difficulty: Difficulty): number {
    return this.#chanceOf(this.#memory(skill).start, difficulty);
  }

  /** Answers a question, and learns by it. */
  answer(skill: string, difficulty: Difficulty, today: number): boolean {
    const isRight = this.#rng.int(1, 1_000_000) <= this.chance(skill, difficulty, today) * 1_000_000;
    const memory = this.#memory(skill);
    memory.gained = this.#gainedOn(memory, today) + this.#model.step;
    if (memory.day !== today || memory.days === 0) memory.days += 1;
    memory.day = today;
    return isRight;
  }
}
