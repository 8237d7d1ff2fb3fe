import { z } from "zod";
import { defineKind } from "#lib/questions/kinds/define-kind.ts";
import { letterReading } from "#lib/questions/reading.ts";
import { figureReadings, toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import { isTurned, type OrderKey, type OrderView, orderGrading } from "./grading.ts";

/** The same order with one pair of neighbours swapped, for every pair. */
export function neighbourSwaps(order: readonly number[]): number[][] {
  return order.slice(1).map((card, place) => {
    const swapped = [...order];
    swapped.splice(place, 2, card, order[place] ?? card);
    return swapped;
  });
}

/** Accepts three cards and more of so many, each of them once. */
export function cardsInOrder(mostCards: number) {
  const place = z
    .int()
    .min(0)
    .max(mostCards - 1);
  return z
    .array(place)
    .min(3)
    .max(mostCards)
    .refine((order) => new Set(order).size === order.length);
}

const mostCards = 6;
const mostSpares = 1;

/** One card may be left over. */
const response = z.strictObject({
  order: cardsInOrder(mostCards).refine((order) => Math.max(...order) < order.length + mostSpares),
});

/** The cards with exactly the fields that are drawn. */
function toView({ cards, isRising, by, spares, pictures }: OrderView): OrderView {
  return {
    cards: cards.map((card) => card),
    isRising,
    ...(by !== undefined && { by }),
    ...(spares !== undefined && { spares }),
    ...(pictures !== undefined && { pictures: pictures.map(toPublicFigure) }),
  };
}

/** The key with exactly its fields. */
function toKey({ order, turned, first, later, early }: OrderKey): OrderKey {
  return {
    order: order.map((place) => place),
    turned: toPublicLine(turned),
    first: toPublicLine(first),
    later: toPublicLine(later),
    ...(early !== undefined && { early: early.map((line) => (line === null ? null : toPublicLine(line))) }),
  };
}

export const orderKind = defineKind(orderGrading, {
  response,
  toView,
  toKey,
  readings: ({ cards, by, pictures = [] }) => [
    ...(by === undefined ? [] : cards.filter(({ length }) => length === 1).map(letterReading)),
    ...pictures.flatMap(figureReadings),
  ],
  countTaps: (_, { order }) => order.length,
  nameMistake(key, response, { by }) {
    if (response.order.some((card) => !key.order.includes(card))) return "FIELD";
    if (by !== undefined) return "ORDER";
    return isTurned(key, response) ? "REL" : null;
  },
  examples({ cards }, key) {
    const [first = 0, ...rest] = key.order;
    const left = [...cards.keys()].filter((card) => !key.order.includes(card));
    const spoilt = left.flatMap((card) => key.order.map((_, place) => key.order.with(place, card)));
    const wrong = [key.order.toReversed(), [...rest, first], ...neighbourSwaps(key.order), ...spoilt];
    return { right: [{ order: key.order }], wrong: wrong.map((order) => ({ order })) };
  },
});
