import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { FigureChoiceKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toFigureChoiceKey({ right, feedback }: FigureChoiceKey): FigureChoiceKey {
  return { right, feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))) };
}
