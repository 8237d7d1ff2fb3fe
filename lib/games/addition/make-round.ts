import type { Rng } from "#lib/core/rng.ts";
import { buildHopsQuestion } from "#lib/questions/addition/build-hops-question.ts";
import { buildJoinedQuestion } from "#lib/questions/addition/build-joined-question.ts";
import { buildMissingQuestion } from "#lib/questions/addition/build-missing-question.ts";
import { buildSumQuestion } from "#lib/questions/addition/build-sum-question.ts";
import { buildWhichSumQuestion } from "#lib/questions/addition/build-which-sum-question.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import type { AdditionForm, AdditionLevel } from "./levels.ts";

const askers: Readonly<Record<AdditionForm, (setting: Setting) => Question>> = {
  choose: buildSumQuestion,
  type: (setting) => buildSumQuestion({ ...setting, isTyped: true }),
  join: buildJoinedQuestion,
  missing: (setting) =>
    buildMissingQuestion({ ...setting, isTyped: setting.rng.int(0, 1) === 1 }, setting.rng.int(0, 1) === 1),
  "which-sum": buildWhichSumQuestion,
  hops: buildHopsQuestion,
};

const mostTries = 10_000;

function draw({ from, to, by }: AdditionLevel["a"], rng: Rng): number {
  return from + by * rng.int(0, Math.floor((to - from) / by));
}

function fits({ sum }: AdditionLevel, a: number, b: number): boolean {
  const total = a + b;
  const needsNoCarry = (a % 10) + (b % 10) <= 9 || total === 10;
  return total >= sum.from && total <= sum.to && needsNoCarry;
}

/**
 * Two addends of a level, every fitting pair equally likely; never a sum that carries (the class 1 rule).
 * Throws where no pair fits.
 */
function pickAddends(level: AdditionLevel, rng: Rng): { a: number; b: number } {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [a, b] = [draw(level.a, rng), draw(level.b, rng)];
    if (fits(level, a, b)) {
      const isSwapped = level.isSwapped && rng.int(0, 1) === 1;
      return isSwapped ? { a: b, b: a } : { a, b };
    }
  }
  throw new Error(`No sum fits the level of range ${level.range}`);
}

/** A round of the addition game. With a zero only the sum itself is asked, as the textbook does. */
export function makeRound(level: AdditionLevel, rng: Rng): Question {
  const { a, b } = pickAddends(level, rng);
  const form = rng.pick(level.forms);
  const pictures = rng.pick(picturePairs);
  const setting = { a, b, range: level.range, pictures, beside: level.picture, isTyped: false, rng };
  const needsSum = (a === 0 || b === 0) && form !== "type";
  return askers[needsSum ? "choose" : form](setting);
}
