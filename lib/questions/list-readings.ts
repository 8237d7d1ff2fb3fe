import { letterName } from "#lib/core/vietnamese/letter-name.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Figure, WordFigure } from "./figure.ts";
import type { KindName, Kinds, Viewed } from "./question.ts";

/** A text that is shown, and how it is said. */
type Reading = readonly [text: string, said: string];

const said = (text: string): Reading => [text, toSpoken(text)];

/** A letter on a card of its own is called as in class 1: "bờ". */
const named = (letter: string): Reading => [letter, letterName(letter)];

/** An initial and a rime that are put together: "h + e". */
const joined = /^(\p{L}+) \+ (\p{L}+)$/u;

/** A letter to be learned and the parts of a syllable are called as in class 1. */
function sayWord({ text, isLetter }: WordFigure): string {
  const [, initial, rime] = joined.exec(text) ?? [];
  if (initial !== undefined) return `${letterName(initial)}, ${rime}`;
  return isLetter === true ? letterName(text) : toSpoken(text);
}

/**
 * What is told of a word card. Its word itself is no reading: where a number is to be read, that would be the answer, and
 * its `alt` leaves it out.
 */
function wordReading(figure: WordFigure): Reading {
  const { text, alt } = figure;
  return [alt, toSpoken(alt.replace(text, sayWord(figure)))];
}

/** Of a unit in brackets the short form is shown: "(l)". */
const inBrackets = (unit: string): Reading => [unit, toSpoken(`(${unit})`)];

/** What a figure holds to be read; a picture is told by its `alt`, with the numbers in it. */
function figureReadings(figure: Figure): Reading[] {
  const alt = said(figure.alt);
  switch (figure.type) {
    case "passage":
      return [alt, said(figure.title), ...figure.paragraphs.flat().map(said)];
    case "sentence":
      return [alt, ...figure.lines.map(said), ...(figure.note === null ? [] : [said(figure.note)])];
    case "word":
      return [wordReading(figure)];
    default:
      return [alt];
  }
}

const nothing = (): Reading[] => [];

/** What stands on each board beside lines, which bring their own spoken form. */
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
  "pick-shapes": ({ tiles }) => tiles.map(({ name }) => said(name)),
  match: ({ numbers }) => numbers.filter((number) => number !== null).map(said),
  order: ({ cards }) => cards.map(said),
  arrange: ({ cards }) => cards.map(said),
  fill: ({ initials, rimes }) => [...initials.map(named), ...rimes.map(said)],
  pairs: ({ lefts, cards }) => [...lefts, ...cards].map(named),
  story: ({ numbers, units }) => [...numbers.map(String).map(said), ...units.map(({ short }) => inBrackets(short))],
  underline: ({ words }) => words.map(said),
};

function boardReadings<Name extends KindName>({ kind, view }: Viewed<Name>): readonly Reading[] {
  return boards[kind](view);
}

/**
 * How the texts of a board and its figures are said that are shown without a spoken form of their own, by text; only those
 * that are said in other words than they are written in.
 */
export function listReadings(view: Viewed<KindName>, figures: readonly Figure[]): Readonly<Record<string, string>> {
  const all = [...boardReadings(view), ...figures.flatMap(figureReadings)];
  return Object.fromEntries(all.filter(([text, words]) => text !== words));
}
