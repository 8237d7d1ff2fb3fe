import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Figure, WordFigure } from "./figure.ts";
import type { KindName, Kinds, Viewed } from "./question.ts";

/** A text that is shown, and how it is said. */
type Reading = readonly [text: string, said: string];

/** A letter on a card of its own is called as in class 1: "bờ". */
const named = (letter: string): Reading => [letter, letterName(letter)];

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

/** Of a unit in brackets the short form is shown: "(l)". */
const inBrackets = (unit: string): Reading => [unit, toSpoken(`(${unit})`)];

function figureReadings(figure: Figure): Reading[] {
  return figure.type === "word" ? [wordReading(figure)] : [];
}

const nothing = (): Reading[] => [];

/** What stands on each board that is called otherwise than in a text; lines bring their own spoken form. */
const boards: { readonly [Name in KindName]: (view: Kinds[Name]["view"]) => readonly Reading[] } = {
  choice: nothing,
  number: nothing,
  count: nothing,
  column: nothing,
  "clock-set": nothing,
  "place-value": nothing,
  weigh: nothing,
  pour: nothing,
  "figure-choice": ({ figures }) => figures.flatMap(figureReadings),
  sign: ({ sides }) => sides.flatMap(figureReadings),
  "pick-shapes": nothing,
  match: nothing,
  order: nothing,
  arrange: nothing,
  fill: ({ initials }) => initials.map(named),
  pairs: ({ lefts, cards }) => [...lefts, ...cards].map(named),
  story: ({ units }) => units.map(({ short }) => inBrackets(short)),
  underline: nothing,
};

function boardReadings<Name extends KindName>({ kind, view }: Viewed<Name>): readonly Reading[] {
  return boards[kind](view);
}

/**
 * How the texts of a board and its figures are called that are called otherwise than in any text (`toSpoken`): letters to be
 * learned, parts of syllables, units in brackets. All other texts are read as they are written.
 */
export function listReadings(view: Viewed<KindName>, figures: readonly Figure[]): Readonly<Record<string, string>> {
  const all = [...boardReadings(view), ...figures.flatMap(figureReadings)];
  return Object.fromEntries(all.filter(([text, called]) => text !== called));
}
