import type { Figure } from "#lib/questions/figure.ts";

/** "cái b… (để ngồi học)": what tells the word apart is no part of it. */
const noted = /^(\S.*…[^()]*) \(([^()]+)\)$/u;

/** Where a new line begins: each numbered sentence, words of a speaker, the next pair of words to be written. */
const numbered = /\s(?=\(\d\) )/u;
const spoken = / \(xuống dòng\) |(?<=[:.?!]) (?=– )/u;
const listed = / (?=□ \p{Lu})/u;
const paired = /(?<=…[^.!?]*|\][^.!?]*); /u;

function linesOf(words: string): string[] {
  if (words.includes("\n")) return words.split("\n");
  if (words.startsWith("(1) ")) return words.split(numbered);
  const lines = words.split(spoken);
  if (lines.length > 1) return lines;
  // A box that a list or a speech begins with; a mark at the end of a sentence or around words stays in its line.
  return /[:.] □ \p{Lu}/u.test(words) && !words.endsWith("□") ? words.split(listed) : words.split(paired);
}

/** The words a question is about, and what tells which of them is meant; null where nothing does. */
export function splitNote(shown: string): { readonly words: string; readonly note: string | null } {
  const [, words = shown, note = null] = noted.exec(shown) ?? [];
  return { words, note };
}

/** The card with the words a question is about (see SplitPrompt). */
export function shownFigure(shown: string): Figure {
  if (shown.includes(" / ") && !shown.includes("\n")) {
    return { type: "sentence", look: "cards", lines: shown.split(" / "), note: null, alt: "Các thẻ ghi" };
  }
  const { words, note } = splitNote(shown);
  return { type: "sentence", look: "text", lines: linesOf(words), note, alt: "Thẻ ghi" };
}
