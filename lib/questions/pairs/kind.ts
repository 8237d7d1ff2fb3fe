import { z } from "zod";
import type { Kind } from "#lib/questions/kind.ts";
import { gradePairs } from "./grade.ts";
import { pairsFeedback } from "./pairs-feedback.ts";

const mostPairs = 4;
const mostCards = 6;

export const pairsKind: Kind<"pairs"> = {
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
  grade: gradePairs,
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
  feedback: pairsFeedback,
};
