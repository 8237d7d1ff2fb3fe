import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildMakeQuestion } from "#lib/questions/terms/build-make-question.ts";
import { buildNameQuestion } from "#lib/questions/terms/build-name-question.ts";
import { buildNamesQuestion } from "#lib/questions/terms/build-names-question.ts";
import { buildNumberQuestion } from "#lib/questions/terms/build-number-question.ts";
import { buildResultQuestion } from "#lib/questions/terms/build-result-question.ts";
import { buildTermQuestion } from "#lib/questions/terms/build-term-question.ts";
import type { Setting } from "#lib/questions/terms/setting.ts";
import type { TermsSumForm, TermsSumLevel } from "./levels.ts";

const askers: Readonly<Record<TermsSumForm, (setting: Setting) => Question>> = {
  names: buildNamesQuestion,
  name: buildNameQuestion,
  number: buildNumberQuestion,
  result: buildResultQuestion,
  term: buildTermQuestion,
  make: buildMakeQuestion,
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
