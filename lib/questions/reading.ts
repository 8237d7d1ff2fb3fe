import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import type { Figure, WordFigure } from "./figure.ts";

/** A text that is shown, and how it is said. */
export type Reading = readonly [text: string, said: string];

/** A letter on a card of its own is called as in class 1: "bờ". */
export function letterReading(letter: string): Reading {
  return [letter, letterName(letter)];
}

/** An initial and a rime that are put together: "h + e". */
const joined = /^(\p{L}+) \+ (\p{L}+)$/u;

/** A letter to be learned and the parts of a syllable are called as in class 1. */
function sayWord({ text, isLetter }: WordFigure): string {
  const [, initial, rime] = joined.exec(text) ?? [];
  if (initial !== undefined) return `${letterName(initial)}, ${rime}`;
  return isLetter === true ? letterName(text) : text;
}

/**
 * What is told of a word card. Its word itself is no reading: where a number is to be read, that would be the answer, and
 * its `alt` tells sign by sign how it is written.
 */
function wordReading(figure: WordFigure): Reading {
  return [figure.alt, figure.alt.replace(`“${figure.text}”`, `“${sayWord(figure)}”`)];
}

export function figureReadings(figure: Figure): Reading[] {
  return figure.type === "word" ? [wordReading(figure)] : [];
}
