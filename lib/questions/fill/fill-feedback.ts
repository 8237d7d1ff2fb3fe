import type { Line } from "#lib/core/line.ts";
import type { FillKey, FillResponse } from "./grade.ts";

/** The parts are spoken of in the order in which they are read. */
export function fillFeedback(key: FillKey, response: FillResponse): Line | null {
  if (response.initial !== key.initial) return key.wrong.initial;
  if (response.rime !== key.rime) return key.wrong.rime;
  return response.tone === key.tone ? null : key.wrong.tone;
}
