import type { Line } from "#lib/core/line.ts";
import type { ChoiceKey, ChoiceResponse } from "./grade.ts";

export function choiceFeedback(key: ChoiceKey, response: ChoiceResponse): Line | null {
  return key.feedback[response.choice] ?? null;
}
