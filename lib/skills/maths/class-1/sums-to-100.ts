import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { buildSumQuestion } from "#lib/questions/addition/build-sum-question.ts";
import { buildWhichSumQuestion } from "#lib/questions/addition/build-which-sum-question.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { buildColumnQuestion } from "#lib/questions/column/build-column-question.ts";
import { buildMissingDigitsQuestion } from "#lib/questions/column/build-missing-digits-question.ts";
import { buildSetOutQuestion } from "#lib/questions/column/build-set-out-question.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildDifferenceQuestion } from "#lib/questions/subtraction/build-difference-question.ts";
import { buildWhichDifferenceQuestion } from "#lib/questions/subtraction/build-which-difference-question.ts";
import { buildChangeQuestion } from "./build-change-question.ts";
import { buildGapQuestion } from "./build-gap-question.ts";
import { named } from "./named.ts";

type Ask = (setting: Setting) => Question;

/** Whole tens make whole tens; whoever types another number has changed the ones. */
function withStrayOnes(question: Question, { a, b }: Setting): Question {
  if (question.kind !== "number" || a % 10 > 0 || b % 10 > 0) return question;
  const { value, mistakes } = question.key;
  const feedback = toLine("Hai số đều tròn chục. Kết quả cũng phải tròn chục.");
  const near = [value + 1, value - 1].filter((each) => mistakes.every((known) => known.value !== each));
  const stray = near.map((each) => ({ code: "OFF1" as const, value: each, feedback }));
  return { ...question, key: { value, mistakes: [...mistakes, ...stray] } };
}

const typed = (ask: Ask) => (setting: Setting) => withStrayOnes(ask({ ...setting, isTyped: true }), setting);

const column = (operation: "+" | "−", { a, b, rng }: Setting) => ({ operation, a, b, canCarry: false, rng });

/** The ways to ask for a sum of class 1 without carrying, by name; in the columns the larger number stands above. */
const sums = {
  choose: buildSumQuestion,
  type: typed(buildSumQuestion),
  which: buildWhichSumQuestion,
  missing: (setting: Setting) => buildGapQuestion({ ...setting, operation: "+" }, false),
  "missing-first": (setting: Setting) => buildGapQuestion({ ...setting, operation: "+" }, true),
  story: (setting: Setting) => buildChangeQuestion("+", setting),
  told: (setting: Setting) => buildChangeQuestion("+", { ...setting, isTyped: true }),
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
  missing: (setting: Setting) => buildGapQuestion({ ...setting, operation: "−" }, false),
  "missing-first": (setting: Setting) => buildGapQuestion({ ...setting, operation: "−" }, true),
  story: (setting: Setting) => buildChangeQuestion("−", setting),
  told: (setting: Setting) => buildChangeQuestion("−", { ...setting, isTyped: true }),
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
