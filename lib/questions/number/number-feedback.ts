import type { Line } from "#lib/core/line.ts";
import type { NumberKey, NumberResponse } from "./grade.ts";

export function numberFeedback(key: NumberKey, response: NumberResponse): Line | null {
  return key.mistakes.find((mistake) => mistake.value === response.value)?.feedback ?? null;
}
