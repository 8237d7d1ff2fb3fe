import type { Rng } from "#lib/core/rng.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { borrowsOne } from "#lib/questions/subtraction/borrows-one.ts";
import { buildDifferenceQuestion } from "#lib/questions/subtraction/build-difference-question.ts";
import { buildHopsBackQuestion } from "#lib/questions/subtraction/build-hops-back-question.ts";
import { buildLeftQuestion } from "#lib/questions/subtraction/build-left-question.ts";
import { buildPartQuestion } from "#lib/questions/subtraction/build-part-question.ts";
import { buildRelatedQuestion } from "#lib/questions/subtraction/build-related-question.ts";
import { buildStartQuestion } from "#lib/questions/subtraction/build-start-question.ts";
import { buildTakenQuestion } from "#lib/questions/subtraction/build-taken-question.ts";
import { buildWhichDifferenceQuestion } from "#lib/questions/subtraction/build-which-difference-question.ts";
import type { SubtractionForm, SubtractionLevel } from "./levels.ts";

function mixed(ask: (setting: Setting) => Question) {
  return (setting: Setting) => ask({ ...setting, isTyped: setting.rng.int(0, 1) === 1 });
}

const askers: Readonly<Record<SubtractionForm, (setting: Setting) => Question>> = {
  choose: buildDifferenceQuestion,
  type: (setting) => buildDifferenceQuestion({ ...setting, isTyped: true }),
  left: mixed(buildLeftQuestion),
  hops: buildHopsBackQuestion,
  taken: mixed(buildTakenQuestion),
  start: mixed(buildStartQuestion),
  part: mixed(buildPartQuestion),
  which: buildWhichDifferenceQuestion,
  related: buildRelatedQuestion,
  column: ({ a, b, rng }) => buildColumnQuestion({ operation: "−", a, b, canCarry: false, rng }),
  digit: ({ a, b, rng }) => buildMissingDigitsQuestion({ operation: "−", a, b, canCarry: false, rng }, 1),
};

/** A round of the subtraction game. With a zero only the difference itself is asked, as the textbook does. */
export function makeRound(level: SubtractionLevel, rng: Rng): Question {
  const { a, b } = drawPair(
    rng,
    level.a,
    level.b,
    (from, taken) => from - taken >= level.left.from && from - taken <= level.left.to && !borrowsOne(from, taken),
  );
  const form = rng.pick(level.forms);
  const pictures = rng.pick(picturePairs);
  const setting = { a, b, range: level.range, pictures, beside: level.picture, isTyped: false, rng };
  const hasZero = (b === 0 || a === b) && form !== "type";
  return askers[hasZero ? "choose" : form](setting);
}
