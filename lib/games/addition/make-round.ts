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
import { pickAddends } from "./pick-addends.ts";

const askers: Readonly<Record<AdditionForm, (setting: Setting) => Question>> = {
  choose: buildSumQuestion,
  type: (setting) => buildSumQuestion({ ...setting, isTyped: true }),
  join: buildJoinedQuestion,
  missing: (setting) =>
    buildMissingQuestion({ ...setting, isTyped: setting.rng.int(0, 1) === 1 }, setting.rng.int(0, 1) === 1),
  "which-sum": buildWhichSumQuestion,
  hops: buildHopsQuestion,
};

/** A round of the addition game. With a zero only the sum itself is asked, as the textbook does. */
export function makeRound(level: AdditionLevel, rng: Rng): Question {
  const { a, b } = pickAddends(level, rng);
  const form = rng.pick(level.forms);
  const pictures = rng.pick(picturePairs);
  const setting = { a, b, range: level.range, pictures, beside: level.picture, isTyped: false, rng };
  const needsSum = (a === 0 || b === 0) && form !== "type";
  return askers[needsSum ? "choose" : form](setting);
}
