import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import type { Reading } from "#lib/questions/reading.ts";

/** A word or syllable written large. */
export interface WordFigure {
  readonly type: "word";
  readonly text: string;
  /** One letter to be learned: shown in print and as it is written by hand. */
  readonly isLetter?: true;
  /** Stretches of the text that stand out, from a character, counted from 0, to before another (an explanation). */
  readonly lit?: readonly { readonly from: number; readonly to: number }[];
  /** What it is put together of, side by side below it: "b", "o", "dấu huyền" (an explanation). */
  readonly parts?: readonly string[];
  readonly alt: string;
}

function toPublic({ text, isLetter, lit, parts, alt }: WordFigure): WordFigure {
  return {
    type: "word",
    text,
    ...(isLetter === true && { isLetter }),
    ...(lit !== undefined && { lit: lit.map(({ from, to }) => ({ from, to })) }),
    ...(parts !== undefined && { parts: parts.map((part) => part) }),
    alt,
  };
}

/** An initial and a rime that are put together: "h + e". */
const joined = /^(\p{L}+) \+ (\p{L}+)$/u;

/** Letters side by side: "a, ă, â", "B b". */
const letterRow = /^\p{L}(?:,? \p{L})+$/u;

/** A letter to be learned and the parts of a syllable are called as in class 1. */
function sayWord({ text, isLetter }: WordFigure): string {
  const [, initial, rime] = joined.exec(text) ?? [];
  if (initial !== undefined) return `${letterName(initial)}, ${rime}`;
  if (letterRow.test(text)) return text.split(/,? /u).map(letterName).join(", ");
  return isLetter === true ? letterName(text) : text;
}

/**
 * What is told of a word card. Its word itself is no reading: where a number is to be read, that would be the answer, and
 * its `alt` tells sign by sign how it is written.
 */
function wordReading(figure: WordFigure): Reading {
  return [figure.alt, figure.alt.replace(`“${figure.text}”`, `“${sayWord(figure)}”`)];
}

export const wordFigure = defineFigure({ toPublic, readings: (figure) => [wordReading(figure)] });
