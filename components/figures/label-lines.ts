import { wordsSize } from "./words-size.ts";

/** About how wide a text is in bold letters of that size. */
export function labelWidth(text: string, size: number): number {
  return wordsSize(text, size).width;
}

/** A text on one line, or on two of about the same length where one is too narrow. Fixed spaces hold. */
export function labelLines(text: string, width: number, size: number): string[] {
  const words = text.split(" ");
  if (labelWidth(text, size) <= width || words.length === 1) return [text];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => labelWidth(line, size)));
  // Of two cuts that are about as good the later one: words that belong together tend to begin a text.
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) * 1.08 ? cut : best));
}

/** Whether a text stands within a width on so many lines. */
export function fitsLabel(text: string, width: number, size: number, lines: 1 | 2 = 2): boolean {
  const found = labelLines(text, width, size);
  return text.trim() !== "" && found.length <= lines && found.every((line) => labelWidth(line, size) <= width);
}
