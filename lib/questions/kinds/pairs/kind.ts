import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { letterReading } from "#lib/questions/reading.ts";
import { figureReadings, toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { type PairsKey, type PairsView, pairsGrading } from "./grading.ts";

const mostPairs = 4;
const mostCards = 6;

/** What is paired and the cards, with exactly the fields that are drawn. */
function toView({ lefts, pictures, scenes, cards, joint, isLong, isNaming }: PairsView): PairsView {
  return {
    lefts: lefts.map((left) => left),
    ...(pictures !== undefined && { pictures: pictures.map((picture) => picture) }),
    ...(scenes !== undefined && { scenes: scenes.map(toPublicFigure) }),
    cards: cards.map((card) => card),
    ...(joint !== undefined && { joint }),
    ...(isLong === true && { isLong }),
    ...(isNaming === true && { isNaming }),
  };
}

/** The key without the name of the mistake. */
function toKey({ cards, wrong }: PairsKey): PairsKey {
  return {
    cards: cards.map((card) => card),
    wrong: wrong.map((lines) => lines.map((line) => (line === null ? null : toPublicLine(line)))),
  };
}

export const pairsKind = defineKind(pairsGrading, {
  response: z.strictObject({
    cards: z
      .array(
        z
          .int()
          .min(0)
          .max(mostCards - 1),
      )
      .min(3)
      .max(mostPairs)
      .refine((cards) => new Set(cards).size === cards.length),
  }),
  toView,
  toKey,
  // Sums, phrases and names are read as any other text.
  readings: ({ lefts, scenes = [], cards, joint, isLong, isNaming }) => [
    ...(joint === undefined && isLong !== true && isNaming !== true ? [...lefts, ...cards].map(letterReading) : []),
    ...scenes.flatMap(figureReadings),
  ],
  countTaps: ({ lefts }) => lefts.length + 1,
  nameMistake: ({ mistake }) => mistake ?? null,
  examples({ cards }, key) {
    const [first = 0, ...rest] = key.cards;
    const left = [...cards.keys()].filter((card) => !key.cards.includes(card));
    const spoilt = key.cards.flatMap((_, place) => left.map((card) => key.cards.with(place, card)));
    return {
      right: [{ cards: key.cards }],
      wrong: [[...rest, first], key.cards.toReversed(), ...spoilt]
        .filter((each) => each.join() !== key.cards.join())
        .map((each) => ({ cards: each })),
    };
  },
});
