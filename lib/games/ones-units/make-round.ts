import type { Rng } from "#lib/core/rng.ts";
import { askBuild } from "#lib/questions/place-value/ask-build.ts";
import { askExpanded } from "#lib/questions/place-value/ask-expanded.ts";
import { askExtreme } from "#lib/questions/place-value/ask-extreme.ts";
import { askFromSum } from "#lib/questions/place-value/ask-from-sum.ts";
import { askLoose } from "#lib/questions/place-value/ask-loose.ts";
import { askNamed } from "#lib/questions/place-value/ask-named.ts";
import { askParts } from "#lib/questions/place-value/ask-parts.ts";
import { askRead } from "#lib/questions/place-value/ask-read.ts";
import { askSwap } from "#lib/questions/place-value/ask-swap.ts";
import { askValue } from "#lib/questions/place-value/ask-value.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import type { Setting } from "#lib/questions/place-value/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import type { OnesUnitsForm, OnesUnitsLevel } from "./levels.ts";

const mostTries = 10_000;

const askers: Readonly<Record<OnesUnitsForm, (setting: Setting) => Question>> = {
  build: (setting) => askBuild(setting, false),
  "build-named": (setting) => askBuild(setting, true),
  swap: askSwap,
  read: askRead,
  parts: askParts,
  named: askNamed,
  loose: askLoose,
  value: askValue,
  expanded: askExpanded,
  "from-sum": askFromSum,
  extreme: askExtreme,
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
