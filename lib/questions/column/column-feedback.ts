import type { Line } from "#lib/core/line.ts";
import type { ColumnKey, ColumnMistake, ColumnResponse } from "./grade.ts";

function fits({ digits, isNoted }: ColumnMistake, response: ColumnResponse): boolean {
  const isSame = digits.every((digit, place) => digit === null || digit === response.digits[place]);
  return isSame && (isNoted === null || isNoted === response.carries.length > 0);
}

/** The first known mistake, else the line for the first wrong digit from the ones upward; null for a right filling. */
export function columnFeedback(key: ColumnKey, response: ColumnResponse): Line | null {
  const place = key.digits.findIndex((digit, at) => digit !== response.digits[at]);
  if (place < 0) {
    return null;
  }
  const known = key.mistakes.find((mistake) => fits(mistake, response));
  return known?.feedback ?? key.wrong[place] ?? null;
}
