import type { PassageFigure } from "./passage-figure.ts";

export function toPublicPassage({ title, paragraphs, lit, alt }: PassageFigure): PassageFigure {
  return {
    type: "passage",
    title,
    paragraphs: paragraphs.map((sentences) => sentences.map((sentence) => sentence)),
    lit: lit === null ? null : lit.map(([paragraph, sentence]) => [paragraph, sentence] as const),
    alt,
  };
}
