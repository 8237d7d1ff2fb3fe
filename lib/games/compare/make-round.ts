import type { Rng } from "#lib/core/rng.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildGroupsQuestion } from "#lib/questions/sign/build-groups-question.ts";
import { compareText } from "#lib/text/compare-text.ts";
import { buildBetweenQuestion } from "./build-between-question.ts";
import { buildExtremeQuestion } from "./build-extreme-question.ts";
import { buildFramesQuestion } from "./build-frames-question.ts";
import { buildNumbersQuestion } from "./build-numbers-question.ts";
import { buildOrderQuestion } from "./build-order-question.ts";
import { buildSumsQuestion } from "./build-sums-question.ts";
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
    return buildGroupsQuestion({
      prompt: compareText.promptGroups,
      left,
      right,
      pictures: rng.pick(picturePairs),
      rng,
    });
  },
  frames: (level, rng) => buildFramesQuestion(drawSetting(level, rng)),
  numbers: (level, rng) => buildNumbersQuestion(drawSetting(level, rng)),
  sum: (level, rng) => buildSumsQuestion(drawTotals(level, rng), false),
  sums: (level, rng) => buildSumsQuestion(drawTotals(level, rng), true),
  order: buildOrderQuestion,
  extreme: buildExtremeQuestion,
  between: buildBetweenQuestion,
};

/** A round of the compare game. */
export function makeRound(level: CompareLevel, rng: Rng): Question {
  return askers[rng.pick(level.forms)](level, rng);
}
