import type { Rng } from "#lib/core/rng.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import { buildBlocksQuestion } from "#lib/questions/place-value/build-blocks-question.ts";
import { buildExpandedQuestion } from "#lib/questions/place-value/build-expanded-question.ts";
import { buildExtremeQuestion } from "#lib/questions/place-value/build-extreme-question.ts";
import { buildFromSumQuestion } from "#lib/questions/place-value/build-from-sum-question.ts";
import { buildLooseQuestion } from "#lib/questions/place-value/build-loose-question.ts";
import { buildNamedQuestion } from "#lib/questions/place-value/build-named-question.ts";
import { buildPartsQuestion } from "#lib/questions/place-value/build-parts-question.ts";
import { buildReadQuestion } from "#lib/questions/place-value/build-read-question.ts";
import { buildSwapQuestion } from "#lib/questions/place-value/build-swap-question.ts";
import { buildValueQuestion } from "#lib/questions/place-value/build-value-question.ts";
import type { Setting } from "#lib/questions/place-value/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import type { OnesUnitsForm, OnesUnitsLevel } from "./levels.ts";

const mostTries = 10_000;

const askers: Readonly<Record<OnesUnitsForm, (setting: Setting) => Question>> = {
  build: (setting) => buildBlocksQuestion(setting, false),
  "build-named": (setting) => buildBlocksQuestion(setting, true),
  swap: buildSwapQuestion,
  read: buildReadQuestion,
  parts: buildPartsQuestion,
  named: buildNamedQuestion,
  loose: buildLooseQuestion,
  value: buildValueQuestion,
  expanded: buildExpandedQuestion,
  "from-sum": buildFromSumQuestion,
  extreme: buildExtremeQuestion,
};

/** Digits that all differ, so that a place can be told by its digit; ten ones too many need a ten to come from. */
function suits(level: OnesUnitsLevel, form: OnesUnitsForm, number: number): boolean {
  const { hundreds, tens, ones } = blocksOf(number);
  const isLoose = form === "swap" || form === "loose";
  if (isLoose) return tens > 1 && hundreds !== tens;
  const digits = level.largest === 999 ? [hundreds, tens, ones] : [tens, ones];
  if (new Set(digits).size < digits.length) return false;
  return level.hasZero ? (tens === 0) !== (ones === 0) : tens > 0 && ones > 0;
}

/** A round of tens and ones. Throws where no number of the level suits. */
export function makeRound(level: OnesUnitsLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = rng.int(level.from, level.to);
    if (suits(level, form, number)) return askers[form]({ number, largest: level.largest, rng });
  }
  throw new Error(`No number from ${level.from} to ${level.to} suits ${form}`);
}
