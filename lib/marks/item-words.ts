import { marksText as text } from "#lib/text/marks-text.ts";
import type { CodedItem, MarkedItem } from "./marked-test.ts";

type Named = Pick<MarkedItem, "kind"> & Pick<CodedItem, "no">;

/** What is marked, in words: "Câu 3", "Đọc thành tiếng". */
export function itemWords({ kind, no }: Named): string {
  return kind === "question" ? text.items.question(no ?? 0) : text.items[kind];
}

/** The same over a narrow column: "C3", "Đọc". */
export function shortItemWords({ kind, no }: Named): string {
  return kind === "question" ? text.short.question(no ?? 0) : text.short[kind];
}
