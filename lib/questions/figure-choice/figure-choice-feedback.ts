import type { Line } from "#lib/core/line.ts";
import type { FigureChoiceKey, FigureChoiceResponse } from "./grade.ts";

export function figureChoiceFeedback(key: FigureChoiceKey, response: FigureChoiceResponse): Line | null {
  return key.feedback[response.figure] ?? null;
}
