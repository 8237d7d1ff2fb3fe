import type { Line } from "#lib/core/line.ts";
import { gradeWeigh, type WeighKey, type WeighResponse } from "./grade.ts";

export function weighFeedback(key: WeighKey, response: WeighResponse): Line | null {
  if (gradeWeigh(key, response)) return null;
  return response.placed.reduce((sum, weight) => sum + weight, 0) < key.kg ? key.tooLight : key.tooHeavy;
}
