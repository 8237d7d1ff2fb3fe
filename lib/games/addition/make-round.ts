import type { Rng } from "#lib/core/rng.ts";
import { askHops } from "#lib/questions/addition/ask-hops.ts";
import { askJoined } from "#lib/questions/addition/ask-joined.ts";
import { askMissing } from "#lib/questions/addition/ask-missing.ts";
import { askSum } from "#lib/questions/addition/ask-sum.ts";
import { askWhichSum } from "#lib/questions/addition/ask-which-sum.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import type { AdditionForm, AdditionLevel } from "./levels.ts";
import { pickAddends } from "./pick-addends.ts";

const askers: Readonly<Record<AdditionForm, (setting: Setting) => Question>> = {
  choose: askSum,
  type: (setting) => askSum({ ...setting, isTyped: true }),
  join: askJoined,
  missing: (setting) => askMissing({ ...setting, isTyped: setting.rng.int(0, 1) === 1 }, setting.rng.int(0, 1) === 1),
  "which-sum": askWhichSum,
  hops: askHops,
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
