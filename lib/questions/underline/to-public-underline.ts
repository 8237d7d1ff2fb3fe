import type { UnderlineView } from "./grade.ts";

/** The sentence with exactly the fields that are drawn. */
export function toPublicUnderline({ words, lines }: UnderlineView): UnderlineView {
  return { words: words.map((word) => word), lines };
}
