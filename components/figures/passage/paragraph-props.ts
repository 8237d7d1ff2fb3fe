import type { PassageParagraph } from "#lib/core/passages/to-paragraphs.ts";
import type { SentenceReader } from "./use-sentence-reader.ts";

export interface ParagraphProps {
  paragraph: PassageParagraph;
  /** The number of its first part, counted through the text. */
  first: number;
  /** Which of its sentences are lit. */
  litPlaces: readonly number[];
  reader: SentenceReader | null;
}
