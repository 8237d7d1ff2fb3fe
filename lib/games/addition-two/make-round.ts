import type { Rng } from "#lib/core/rng.ts";
import { askHopsThroughTen } from "#lib/questions/addition/ask-hops-through-ten.ts";
import { askJoined } from "#lib/questions/addition/ask-joined.ts";
import { askMissing } from "#lib/questions/addition/ask-missing.ts";
import { askSplit } from "#lib/questions/addition/ask-split.ts";
import { askSum } from "#lib/questions/addition/ask-sum.ts";
import { askWhichSum } from "#lib/questions/addition/ask-which-sum.ts";
import { carriesOne } from "#lib/questions/addition/carries-one.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { askColumn } from "#lib/questions/column/ask-column.ts";
import { askMissingDigits } from "#lib/questions/column/ask-missing-digits.ts";
import { askSetOut } from "#lib/questions/column/ask-set-out.ts";
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
  choose: askSum,
  type: (setting) => askSum({ ...setting, isTyped: true }),
  join: askJoined,
  split: (setting) => askSplit({ ...largerFirst(setting), isTyped: setting.rng.int(0, 1) === 1 }, "+"),
  hops: (setting) => askHopsThroughTen(largerFirst(setting)),
  missing: (setting) => askMissing({ ...setting, isTyped: setting.rng.int(0, 1) === 1 }, setting.rng.int(0, 1) === 1),
  "which-sum": askWhichSum,
  column: (setting) => askColumn(inColumn(setting)),
  digit: (setting) => askMissingDigits(inColumn(setting), 1),
  digits: (setting) => askMissingDigits(inColumn(setting), 2),
  "set-out": (setting) => askSetOut(inColumn(setting)),
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
