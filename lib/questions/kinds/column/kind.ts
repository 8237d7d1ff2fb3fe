import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { offBy } from "#lib/questions/off-by.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import {
  type ColumnKey,
  type ColumnMistake,
  type ColumnResponse,
  type ColumnView,
  columnGrading,
  knownMistake,
} from "./grading.ts";

const mostBlanks = 6;
const mostColumns = 6;

function responseTo({ digits, isNoted }: ColumnMistake, key: ColumnKey, carries: readonly number[]): ColumnResponse {
  return {
    digits: digits.map((digit, place) => digit ?? key.digits[place] ?? 0),
    carries: isNoted === true ? carries : [],
  };
}

function offByOne(key: ColumnKey): ColumnResponse[] {
  return key.digits.map((_, wrong) => ({
    digits: key.digits.map((digit, place) => (place === wrong ? (digit + 1) % 10 : digit)),
    carries: key.carries,
  }));
}

/** A known mistake, or else the place of a single digit that is one off. */
function nameMistake(
  key: ColumnKey,
  response: ColumnResponse,
  { blanks, decimals = 0 }: ColumnView,
): MistakeCode | null {
  const known = knownMistake(key, response);
  if (known !== undefined) return known.code ?? null;
  const differences = key.digits.map((digit, place) => {
    const difference = (response.digits[place] ?? digit) - digit;
    return difference * 10 ** ((blanks[place]?.column ?? 0) - decimals);
  });
  const [difference = 0, ...more] = differences.filter((each) => each !== 0);
  return more.length === 0 ? offBy(difference) : null;
}

/** A written sum with exactly the fields that are shown. */
function toView(view: ColumnView): ColumnView {
  return {
    operation: view.operation,
    rows: view.rows.map((row) => row.map((digit) => digit)),
    blanks: view.blanks.map(({ row, column }) => ({ row, column })),
    carries: view.carries.map((column) => column),
    ...(view.decimals !== undefined && { decimals: view.decimals }),
  };
}

/** What is right in a written sum, without the names of the mistakes. */
function toKey(key: ColumnKey): ColumnKey {
  return {
    digits: key.digits.map((digit) => digit),
    carries: key.carries.map((column) => column),
    ...(key.carried === undefined ? {} : { carried: key.carried.map((digit) => digit) }),
    mistakes: key.mistakes.map(({ digits, isNoted, feedback }) => ({
      digits: digits.map((digit) => digit),
      isNoted,
      feedback: toPublicLine(feedback),
    })),
    wrong: key.wrong.map(toPublicLine),
  };
}

export const columnKind = defineKind(columnGrading, {
  response: z.strictObject({
    digits: z.array(z.int().min(0).max(9)).min(1).max(mostBlanks),
    carries: z.array(z.int().min(1).max(mostColumns)).max(mostColumns),
  }),
  toView,
  toKey,
  countTaps: (_, key) => key.digits.length + 1,
  nameMistake,
  examples(view, key) {
    return {
      right: [
        { digits: key.digits, carries: key.carries },
        { digits: key.digits, carries: [] },
      ],
      wrong: [...offByOne(key), ...key.mistakes.map((mistake) => responseTo(mistake, key, view.carries))],
    };
  },
});
