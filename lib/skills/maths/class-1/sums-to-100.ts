import type { Rng } from "#lib/core/rng.ts";
import { askMissing } from "#lib/questions/addition/ask-missing.ts";
import { askSum } from "#lib/questions/addition/ask-sum.ts";
import { askWhichSum } from "#lib/questions/addition/ask-which-sum.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { askColumn } from "#lib/questions/column/ask-column.ts";
import { askMissingDigits } from "#lib/questions/column/ask-missing-digits.ts";
import { askSetOut } from "#lib/questions/column/ask-set-out.ts";
import type { Question } from "#lib/questions/question.ts";
import { askDifference } from "#lib/questions/subtraction/ask-difference.ts";
import { askTaken } from "#lib/questions/subtraction/ask-taken.ts";
import { askWhichDifference } from "#lib/questions/subtraction/ask-which-difference.ts";
import { askChange } from "./ask-change.ts";
import { named } from "./named.ts";

type Ask = (setting: Setting) => Question;

const typed = (ask: Ask) => (setting: Setting) => ask({ ...setting, isTyped: true });

const column = (operation: "+" | "−", { a, b, rng }: Setting) => ({ operation, a, b, canCarry: false, rng });

/** The ways to ask for a sum of class 1 without carrying, by name; in the columns the larger number stands above. */
const sums = {
  choose: askSum,
  type: typed(askSum),
  which: askWhichSum,
  missing: (setting: Setting) => askMissing(setting, false),
  "missing-first": (setting: Setting) => askMissing(setting, true),
  story: (setting: Setting) => askChange("+", setting),
  column: (setting: Setting) => askColumn(column("+", setting)),
  digits: (setting: Setting) => askMissingDigits(column("+", setting), 1),
  "two-digits": (setting: Setting) => askMissingDigits(column("+", setting), 2),
  "set-out": (setting: Setting) => askSetOut(column("+", setting)),
} as const satisfies Record<string, Ask>;

/** The same for differences that take no ten apart. */
const differences = {
  choose: askDifference,
  type: typed(askDifference),
  which: askWhichDifference,
  missing: askTaken,
  story: (setting: Setting) => askChange("−", setting),
  column: (setting: Setting) => askColumn(column("−", setting)),
  digits: (setting: Setting) => askMissingDigits(column("−", setting), 1),
  "two-digits": (setting: Setting) => askMissingDigits(column("−", setting), 2),
  "set-out": (setting: Setting) => askSetOut(column("−", setting)),
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
