import type { PassageParagraph } from "#lib/core/passages/to-paragraphs.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";

/** A sentence of a passage: which paragraph, and which sentence of it, both counted from 0. */
export type SentencePlace = readonly [paragraph: number, sentence: number];

/** A text to read: it stays the same over all its questions, but for what is lit. */
export interface PassageFigure {
  readonly type: "passage";
  readonly title: string;
  readonly paragraphs: readonly PassageParagraph[];
  /** The sentences a hint or an explanation points at; null where none is. */
  readonly lit: readonly SentencePlace[] | null;
  readonly alt: string;
}

function toPublic({ title, paragraphs, lit, alt }: PassageFigure): PassageFigure {
  return {
    type: "passage",
    title,
    paragraphs: paragraphs.map(({ role, sentences }) => ({ role, sentences: sentences.map((sentence) => sentence) })),
    lit: lit === null ? null : lit.map(([paragraph, sentence]) => [paragraph, sentence] as const),
    alt,
  };
}

export const passageFigure = defineFigure({ toPublic });
