import type { Rng } from "#lib/core/rng.ts";
import { askSplit } from "#lib/questions/addition/ask-split.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { askColumn } from "#lib/questions/column/ask-column.ts";
import { askMissingDigits } from "#lib/questions/column/ask-missing-digits.ts";
import { askSetOut } from "#lib/questions/column/ask-set-out.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { askDifference } from "#lib/questions/subtraction/ask-difference.ts";
import { askHopsBack } from "#lib/questions/subtraction/ask-hops-back.ts";
import { askLeft } from "#lib/questions/subtraction/ask-left.ts";
import { askPart } from "#lib/questions/subtraction/ask-part.ts";
import { askRelated } from "#lib/questions/subtraction/ask-related.ts";
import { askStart } from "#lib/questions/subtraction/ask-start.ts";
import { askTaken } from "#lib/questions/subtraction/ask-taken.ts";
import { askWhichDifference } from "#lib/questions/subtraction/ask-which-difference.ts";
import { borrowsOne } from "#lib/questions/subtraction/borrows-one.ts";
import type { SubtractionTwoForm, SubtractionTwoLevel } from "./levels.ts";

function mixed(ask: (setting: Setting) => Question) {
  return (setting: Setting) => ask({ ...setting, isTyped: setting.rng.int(0, 1) === 1 });
}

function inColumn({ a, b, rng }: Setting) {
  return { operation: "−", a, b, canCarry: true, rng } as const;
}

const askers: Readonly<Record<SubtractionTwoForm, (setting: Setting) => Question>> = {
  choose: askDifference,
  type: (setting) => askDifference({ ...setting, isTyped: true }),
  left: mixed(askLeft),
  split: mixed((setting) => askSplit(setting, "−")),
  hops: askHopsBack,
  taken: mixed(askTaken),
  start: mixed(askStart),
  part: mixed(askPart),
  which: askWhichDifference,
  related: askRelated,
  column: (setting) => askColumn(inColumn(setting)),
  digit: (setting) => askMissingDigits(inColumn(setting), 1),
  digits: (setting) => askMissingDigits(inColumn(setting), 2),
  "set-out": (setting) => askSetOut(inColumn(setting)),
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
