import type { Rng } from "#lib/core/rng.ts";
import { buildMissingQuestion } from "#lib/questions/addition/build-missing-question.ts";
import { buildSumQuestion } from "#lib/questions/addition/build-sum-question.ts";
import { buildWhichSumQuestion } from "#lib/questions/addition/build-which-sum-question.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { buildSetOutQuestion } from "#lib/questions/column/build-set-out-question.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildDifferenceQuestion } from "#lib/questions/subtraction/build-difference-question.ts";
import { buildTakenQuestion } from "#lib/questions/subtraction/build-taken-question.ts";
import { buildWhichDifferenceQuestion } from "#lib/questions/subtraction/build-which-difference-question.ts";
import { buildChangeQuestion } from "./build-change-question.ts";
import { named } from "./named.ts";

type Ask = (setting: Setting) => Question;

const typed = (ask: Ask) => (setting: Setting) => ask({ ...setting, isTyped: true });

const column = (operation: "+" | "−", { a, b, rng }: Setting) => ({ operation, a, b, canCarry: false, rng });

/** The ways to ask for a sum of class 1 without carrying, by name; in the columns the larger number stands above. */
const sums = {
  choose: buildSumQuestion,
  type: typed(buildSumQuestion),
  which: buildWhichSumQuestion,
  missing: (setting: Setting) => buildMissingQuestion(setting, false),
  "missing-first": (setting: Setting) => buildMissingQuestion(setting, true),
  story: (setting: Setting) => buildChangeQuestion("+", setting),
  column: (setting: Setting) => buildColumnQuestion(column("+", setting)),
  digits: (setting: Setting) => buildMissingDigitsQuestion(column("+", setting), 1),
  "two-digits": (setting: Setting) => buildMissingDigitsQuestion(column("+", setting), 2),
  "set-out": (setting: Setting) => buildSetOutQuestion(column("+", setting)),
} as const satisfies Record<string, Ask>;

/** The same for differences that take no ten apart. */
const differences = {
  choose: buildDifferenceQuestion,
  type: typed(buildDifferenceQuestion),
  which: buildWhichDifferenceQuestion,
  missing: buildTakenQuestion,
  story: (setting: Setting) => buildChangeQuestion("−", setting),
  column: (setting: Setting) => buildColumnQuestion(column("−", setting)),
  digits: (setting: Setting) => buildMissingDigitsQuestion(column("−", setting), 1),
  "two-digits": (setting: Setting) => buildMissingDigitsQuestion(column("−", setting), 2),
  "set-out": (setting: Setting) => buildSetOutQuestion(column("−", setting)),
} as const satisfies Record<string, Ask>;

interface Asked {
  readonly a: number;
  readonly b: number;
  readonly hasBlocks: boolean;
  readonly rng: Rng;
}

function settingOf({ a, b, hasBlocks, rng }: Asked): Setting {
  return { a, b, range: 100, pictures: ["apple", "mango"], beside: hasBlocks ? "blocks" : null, isTyped: false, rng };
}

/** Questions about one sum or difference below 100, in one of the ways given. */
export const sumsTo100 = {
  add: (forms: readonly (keyof typeof sums)[], numbers: Asked): Question => {
    const form = numbers.rng.pick(forms);
    return named(form, sums[form](settingOf(numbers)));
  },
  subtract: (forms: readonly (keyof typeof differences)[], numbers: Asked): Question => {
    const form = numbers.rng.pick(forms);
    return named(`minus ${form}`, differences[form](settingOf(numbers)));
  },
} as const;
