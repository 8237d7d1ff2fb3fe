import type { Rng } from "#lib/core/rng.ts";
import { buildSplitQuestion } from "#lib/questions/addition/build-split-question.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { buildSetOutQuestion } from "#lib/questions/column/build-set-out-question.ts";
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
import type { SubtractionTwoForm, SubtractionTwoLevel } from "./levels.ts";

function mixed(ask: (setting: Setting) => Question) {
  return (setting: Setting) => ask({ ...setting, isTyped: setting.rng.int(0, 1) === 1 });
}

function inColumn({ a, b, rng }: Setting) {
  return { operation: "−", a, b, canCarry: true, rng } as const;
}

const askers: Readonly<Record<SubtractionTwoForm, (setting: Setting) => Question>> = {
  choose: buildDifferenceQuestion,
  type: (setting) => buildDifferenceQuestion({ ...setting, isTyped: true }),
  left: mixed(buildLeftQuestion),
  split: mixed((setting) => buildSplitQuestion(setting, "−")),
  hops: buildHopsBackQuestion,
  taken: mixed(buildTakenQuestion),
  start: mixed(buildStartQuestion),
  part: mixed(buildPartQuestion),
  which: buildWhichDifferenceQuestion,
  related: buildRelatedQuestion,
  column: (setting) => buildColumnQuestion(inColumn(setting)),
  digit: (setting) => buildMissingDigitsQuestion(inColumn(setting), 1),
  digits: (setting) => buildMissingDigitsQuestion(inColumn(setting), 2),
  "set-out": (setting) => buildSetOutQuestion(inColumn(setting)),
};

/** Which pairs a form can ask: splitting and hops need ones to take first, setting out one digit below. */
function suits(form: SubtractionTwoForm, a: number, b: number): boolean {
  if (form === "split" || form === "hops") {
    return a % 10 > 0;
  }
  return form === "set-out" ? b < 10 : true;
}

/** A round of class 2 subtraction. */
export function makeRound(level: SubtractionTwoLevel, rng: Rng): Question {
  const { range, picture } = level;
  const form = rng.pick(level.forms);
  const fits = (from: number, taken: number) =>
    from - taken >= level.least && (level.borrows === "some" || borrowsOne(from, taken)) && suits(form, from, taken);
  const { a, b } = drawPair(rng, level.a, level.b, fits);
  return askers[form]({ a, b, range, pictures: rng.pick(picturePairs), beside: picture, isTyped: false, rng });
}
