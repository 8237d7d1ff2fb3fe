import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { columnFeedback } from "./column-feedback.ts";
import { type ColumnKey, type ColumnMistake, type ColumnResponse, gradeColumn } from "./grade.ts";

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

export const columnKind: Kind<"column"> = {
  response: z.strictObject({
    digits: z.array(z.int().min(0).max(9)).min(1).max(mostBlanks),
    carries: z.array(z.int().min(1).max(mostColumns)).max(mostColumns),
  }),
  grade: gradeColumn,
  examples(view, key) {
    return {
      right: [
        { digits: key.digits, carries: key.carries },
        { digits: key.digits, carries: [] },
      ],
      wrong: [...offByOne(key), ...key.mistakes.map((mistake) => responseTo(mistake, key, view.carries))],
    };
  },
  feedback: columnFeedback,
};
