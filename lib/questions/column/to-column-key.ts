import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { ColumnKey } from "./grade.ts";

/** What is right in a written sum, with exactly its fields. */
export function toColumnKey(key: ColumnKey): ColumnKey {
  return {
    digits: key.digits.map((digit) => digit),
    carries: key.carries.map((column) => column),
    mistakes: key.mistakes.map(({ digits, isNoted, feedback }) => ({
      digits: digits.map((digit) => digit),
      isNoted,
      feedback: toPublicLine(feedback),
    })),
    wrong: key.wrong.map(toPublicLine),
  };
}
