import type { Rng } from "#lib/core/rng.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { askColumn } from "#lib/questions/column/ask-column.ts";
import { askMissingDigits } from "#lib/questions/column/ask-missing-digits.ts";
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
import type { SubtractionForm, SubtractionLevel } from "./levels.ts";

function mixed(ask: (setting: Setting) => Question) {
  return (setting: Setting) => ask({ ...setting, isTyped: setting.rng.int(0, 1) === 1 });
}

const askers: Readonly<Record<SubtractionForm, (setting: Setting) => Question>> = {
  choose: askDifference,
  type: (setting) => askDifference({ ...setting, isTyped: true }),
  left: mixed(askLeft),
  hops: askHopsBack,
  taken: mixed(askTaken),
  start: mixed(askStart),
  part: mixed(askPart),
  which: askWhichDifference,
  related: askRelated,
  column: ({ a, b, rng }) => askColumn({ operation: "−", a, b, canCarry: false, rng }),
  digit: ({ a, b, rng }) => askMissingDigits({ operation: "−", a, b, canCarry: false, rng }, 1),
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
