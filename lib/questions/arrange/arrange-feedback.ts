import type { Line } from "#lib/core/line.ts";
import { type ArrangeKey, type ArrangeResponse, gradeArrange } from "./grade.ts";

/** A wrong first word is spoken of before the rest. */
export function arrangeFeedback(key: ArrangeKey, response: ArrangeResponse): Line | null {
  if (gradeArrange(key, response)) return null;
  return key.orders.some(([first]) => first === response.order[0]) ? key.later : key.first;
}
