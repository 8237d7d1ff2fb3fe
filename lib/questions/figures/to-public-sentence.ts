import type { SentenceFigure } from "./sentence-figure.ts";

/** A sentence with exactly the fields that are drawn. */
export function toPublicSentence({ lines, look, note, alt }: SentenceFigure): SentenceFigure {
  return { type: "sentence", lines: lines.map((line) => line), look, note, alt };
}
