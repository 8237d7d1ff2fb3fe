import type { PassageForm } from "#lib/core/passages/forms.ts";
import { type PassageParagraph, toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import type { FiledTable } from "./filed-tables.ts";
import type { TestQuestionView } from "./paper-view.ts";
import type { Dictation } from "./texts.ts";

/** What stands on a sheet of a test, one below the other. */
export type Piece =
  | { readonly type: "heading"; readonly level: 3 | 4; readonly text: string }
  /** A sentence; its lead is printed strongly. */
  | { readonly type: "text"; readonly lead: string | null; readonly text: string; readonly isNote: boolean }
  | { readonly type: "passage"; readonly title: string | null; readonly paragraphs: readonly PassageParagraph[] }
  | { readonly type: "questions"; readonly questions: readonly TestQuestionView[] }
  | { readonly type: "ruled"; readonly lines: number; readonly ruling: "dotted" | "school" }
  | { readonly type: "pictures"; readonly pictures: readonly { readonly file: string; readonly alt: string }[] }
  | { readonly type: "list"; readonly items: readonly string[] }
  | { readonly type: "table"; readonly table: FiledTable }
  /** Addresses as codes to be scanned. */
  | { readonly type: "links"; readonly links: readonly { readonly label: string; readonly href: string }[] }
  | { readonly type: "end"; readonly footer: string };

export const says = (words: string, lead: string | null = null): Piece => ({
  type: "text",
  lead,
  text: words,
  isNote: false,
});
/** A text in its form. */
export const reads = (title: string | null, body: string, form: PassageForm): Piece => ({
  type: "passage",
  title,
  paragraphs: toParagraphs(body, form),
});
/** What is dictated: with stanzas it is a poem. */
export const dictates = ({ title, lines }: Pick<Dictation, "title" | "lines">): Piece =>
  reads(title, lines.join("\n"), lines.includes("") ? "verse" : "prose");
export const notes = (words: string): Piece => ({ type: "text", lead: null, text: words, isNote: true });
export const heads = (words: string, level: 3 | 4 = 3): Piece => ({ type: "heading", level, text: words });
