import { listParts, type SentencePart } from "#components/figures/sentence/list-parts.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { gapLetters, type PaperPart } from "#lib/questions/paper-form.ts";

function toPart({ type, text }: SentencePart): PaperPart {
  if (type === "gap") return { type, letters: gapLetters.word };
  if (type === "box") return { type, letters: 1 };
  return { type: type === "asked" ? "asked" : "text", text };
}

/** Words with gaps ("…"), boxes ("□") and a part that is asked about ("[ ]") in them as the parts of a line. */
export function toParts(words: string): PaperPart[] {
  return listParts([words], null).flat().map(toPart);
}

/** Digits that fit into the box of a sum. */
const sumLetters = 3;

/** A written sum as the parts of a line. */
export function sumParts({ parts }: SumFigure): PaperPart[] {
  return parts.map((part) => (part === null ? { type: "box", letters: sumLetters } : { type: "text", text: part }));
}
