import type { Question } from "#lib/questions/question.ts";

/** A text that was put in order or written from hearing, and pairs of phrases: they stand whole on the board, and the reason does not repeat them. */
export function isWholeText({ kind, view }: Question): boolean {
  return kind === "dictation" || (kind === "order" && view.by === "text") || (kind === "pairs" && view.isLong === true);
}
