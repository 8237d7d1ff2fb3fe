import type { Rng } from "#lib/core/rng.ts";
import { buildHopsThroughTenQuestion } from "#lib/questions/addition/build-hops-through-ten-question.ts";
import { buildJoinedQuestion } from "#lib/questions/addition/build-joined-question.ts";
import { buildMissingQuestion } from "#lib/questions/addition/build-missing-question.ts";
import { buildSplitQuestion } from "#lib/questions/addition/build-split-question.ts";
import { buildSumQuestion } from "#lib/questions/addition/build-sum-question.ts";
import { buildWhichSumQuestion } from "#lib/questions/addition/build-which-sum-question.ts";
import { carriesOne } from "#lib/questions/addition/carries-one.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { buildSetOutQuestion } from "#lib/questions/column/build-set-out-question.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import type { AdditionTwoForm, AdditionTwoLevel } from "./levels.ts";

/** The larger number first: it is the one that reaches the ten. */
function largerFirst(setting: Setting): Setting {
  return { ...setting, a: Math.max(setting.a, setting.b), b: Math.min(setting.a, setting.b) };
}

function inColumn({ a, b, rng }: Setting) {
  return { operation: "+", a, b, canCarry: true, rng } as const;
}

const askers: Readonly<Record<AdditionTwoForm, (setting: Setting) => Question>> = {
  choose: buildSumQuestion,
  type: (setting) => buildSumQuestion({ ...setting, isTyped: true }),
  join: buildJoinedQuestion,
  split: (setting) => buildSplitQuestion({ ...largerFirst(setting), isTyped: setting.rng.int(0, 1) === 1 }, "+"),
  hops: (setting) => buildHopsThroughTenQuestion(largerFirst(setting)),
  missing: (setting) =>
    buildMissingQuestion({ ...setting, isTyped: setting.rng.int(0, 1) === 1 }, setting.rng.int(0, 1) === 1),
  "which-sum": buildWhichSumQuestion,
  column: (setting) => buildColumnQuestion(inColumn(setting)),
  digit: (setting) => buildMissingDigitsQuestion(inColumn(setting), 1),
  digits: (setting) => buildMissingDigitsQuestion(inColumn(setting), 2),
  "set-out": (setting) => buildSetOutQuestion(inColumn(setting)),
};

/** Which pairs a form can ask: splitting and hops need something left past the ten, setting out one digit below. */
function suits(form: AdditionTwoForm, a: number, b: number): boolean {
  if (form === "split" || form === "hops") {
    return (a + b) % 10 > 0;
  }
  return form === "set-out" ? b < 10 : true;
}

/** A round of class 2 addition. */
export function makeRound(level: AdditionTwoLevel, rng: Rng): Question {
  const { range, sum, picture } = level;
  const form = rng.pick(level.forms);
  const fits = (a: number, b: number) =>
    a + b >= sum.from &&
    a + b <= sum.to &&
    (a + b - sum.from) % sum.by === 0 &&
    (level.carries === "some" || carriesOne(a, b)) &&
    suits(form, a, b);
  const drawn = drawPair(rng, level.a, level.b, fits);
  const isTurned = level.isSwapped && rng.int(0, 1) === 1;
  const [a, b] = isTurned ? [drawn.b, drawn.a] : [drawn.a, drawn.b];
  return askers[form]({ a, b, range, pictures: rng.pick(picturePairs), beside: picture, isTyped: false, rng });
}
