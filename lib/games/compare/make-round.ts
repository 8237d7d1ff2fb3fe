import type { Rng } from "#lib/core/rng.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Question } from "#lib/questions/question.ts";
import { askGroups } from "#lib/questions/sign/ask-groups.ts";
import { compareText } from "#lib/text/compare-text.ts";
import { askBetween } from "./ask-between.ts";
import { askExtreme } from "./ask-extreme.ts";
import { askFrames } from "./ask-frames.ts";
import { askNumbers } from "./ask-numbers.ts";
import { askOrder } from "./ask-order.ts";
import { askSums } from "./ask-sums.ts";
import { drawUnlike } from "./draw-unlike.ts";
import type { CompareForm, CompareLevel } from "./levels.ts";
import type { Setting } from "./setting.ts";

const smallestSum = 2;

/** Two numbers, equal in one round of five. */
function drawSetting(level: CompareLevel, rng: Rng): Setting {
  const [left, right] = drawUnlike(level, rng);
  const isEqual = rng.int(1, 5) === 1;
  return { level, left, right: isEqual ? left : right, rng };
}

/** Two numbers that can both be a sum: at least 2. */
function drawTotals(level: CompareLevel, rng: Rng): Setting {
  const least = level.range === 10 ? smallestSum : 11;
  return drawSetting({ ...level, from: Math.max(least, level.from), pairs: "near" }, rng);
}

const askers: Readonly<Record<CompareForm, (level: CompareLevel, rng: Rng) => Question>> = {
  groups: (level, rng) => {
    const { left, right } = drawSetting({ ...level, from: Math.max(1, level.from) }, rng);
    return askGroups({ prompt: compareText.askGroups, left, right, pictures: rng.pick(picturePairs), rng });
  },
  frames: (level, rng) => askFrames(drawSetting(level, rng)),
  numbers: (level, rng) => askNumbers(drawSetting(level, rng)),
  sum: (level, rng) => askSums(drawTotals(level, rng), false),
  sums: (level, rng) => askSums(drawTotals(level, rng), true),
  order: askOrder,
  extreme: askExtreme,
  between: askBetween,
};

/** A round of the compare game. */
export function makeRound(level: CompareLevel, rng: Rng): Question {
  return askers[rng.pick(level.forms)](level, rng);
}
