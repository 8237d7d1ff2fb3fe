import { listParts, type SentencePart } from "#components/figures/sentence/list-parts.ts";
import type { SumFigure } from "#lib/questions/figures/sum.ts";
import { gapLetters, type PaperPart } from "#lib/questions/paper-form.ts";

function toPart({ type, text }: SentencePart): PaperPart {
  if (type === "gap") return { type, letters: gapLetters.word };
  if (type === "box") return { type, letters: 1 };
  return { type: type === "asked" ? "asked" : "text", text };
}

/** Letters of a gap within a word: "c… dáng". */
const inWord = 3;

/** Digits of a number of a fraction that is to be written. */
const fractionDigits = 2;

/** A number of a fraction that is to be written, and a gap within a word. */
const closeGap = /((?:\d+|…)\u2044…|…\u2044\d+|(?<=\p{L})…|…(?=\p{L}))/u;

function toCloseGap(written: string): PaperPart {
  const [top = "", bottom] = written.split("\u2044");
  if (bottom === undefined) return { type: "gap", letters: inWord };
  const number = (text: string) => (text === "…" ? fractionDigits : text);
  return { type: "fraction", top: number(top), bottom: number(bottom) };
}

/** With no-break spaces between a gap and the sign before it or the unit behind it: "Đáp số: … cm". */
function tieGaps(words: string): string {
  return words.replaceAll(/(?<=[:=]) (?=…)/gu, "\u00a0").replaceAll(/(?<=…) (?=\p{L}{1,3}(?!\p{L})|[:=%])/gu, "\u00a0");
}

/** Words with gaps ("…"), boxes ("□") and a part that is asked about ("[ ]") in them as the parts of a line. */
export function toParts(words: string): PaperPart[] {
  const pieces = tieGaps(words).split(closeGap);
  return pieces.flatMap((piece, place) =>
    place % 2 === 1 ? [toCloseGap(piece)] : listParts([piece], null).flat().map(toPart),
  );
}

/** Digits that fit into the box of a sum. */
const sumLetters = 3;

/** A written sum as the parts of a line. */
export function sumParts({ parts }: SumFigure): PaperPart[] {
  return parts.map((part) => (part === null ? { type: "box", letters: sumLetters } : { type: "text", text: part }));
}
