import type { Line } from "#lib/core/line.ts";
import { gradePour, type PourKey, type PourResponse } from "./grade.ts";

export function pourFeedback(key: PourKey, response: PourResponse): Line | null {
  if (gradePour(key, response)) return null;
  return response.litres < key.litres ? key.tooLittle : key.tooMuch;
}
