import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { askMake } from "#lib/questions/terms/ask-make.ts";
import { askName } from "#lib/questions/terms/ask-name.ts";
import { askNames } from "#lib/questions/terms/ask-names.ts";
import { askNumber } from "#lib/questions/terms/ask-number.ts";
import { askResult } from "#lib/questions/terms/ask-result.ts";
import { askTerm } from "#lib/questions/terms/ask-term.ts";
import type { Setting } from "#lib/questions/terms/setting.ts";
import type { TermsSumForm, TermsSumLevel } from "./levels.ts";

const askers: Readonly<Record<TermsSumForm, (setting: Setting) => Question>> = {
  names: askNames,
  name: askName,
  number: askNumber,
  result: askResult,
  term: askTerm,
  make: askMake,
};

/** A round of terms and sums: two parts are drawn, and their sum; a difference takes one part from that sum. */
export function makeRound(level: TermsSumLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  const operation = rng.pick(level.operations);
  const { a, b } = drawPair(
    rng,
    level.a,
    level.b,
    (first, second) =>
      first !== second && first + second <= level.largest && (!level.isEasy || (first % 10) + (second % 10) < 10),
  );
  const numbers = operation === "+" ? { a, b, result: a + b } : { a: a + b, b: a, result: b };
  return askers[form]({ operation, ...numbers, largest: level.largest, rng });
}
