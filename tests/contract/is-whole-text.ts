import type { Question } from "#lib/questions/question.ts";

/** A text or a story that was put in order or written from hearing, and pairs of phrases: they stand whole on the board, and the reason does not repeat them. */
export function isWholeText({ kind, view }: Question): boolean {
  return (
    kind === "dictation" ||
    (kind === "order" && (view.by === "text" || view.by === "pictures")) ||
    (kind === "pairs" && view.isLong === true)
  );
}
