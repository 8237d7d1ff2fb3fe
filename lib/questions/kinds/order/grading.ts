import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";

/** Three or four numbers, letters or words on cards, to be put in order. */
export interface OrderView {
  /** As they are written, in the order they lie. */
  readonly cards: readonly string[];
  /** From the smallest to the largest, or the other way round; letters and words only from the first to the last. */
  readonly isRising: boolean;
  /** What letters and words are put in order by: the alphabet, or the order in which they are told. Absent where the cards hold numbers. */
  readonly by?: "alphabet" | "telling";
}

export interface OrderKey {
  /** The places of the cards in their right order. */
  readonly order: readonly number[];
  /** Said when all stand the other way round. */
  readonly turned: Line;
  /** Said when the wrong one stands first. */
  readonly first: Line;
  /** Said when the first one is right. */
  readonly later: Line;
}

export interface OrderResponse {
  /** The places of all cards in the order they were put. */
  readonly order: readonly number[];
}

function grade(key: OrderKey, { order }: OrderResponse): boolean {
  return order.length === key.order.length && order.every((card, place) => card === key.order[place]);
}

/** Whether all cards stand the other way round. */
export function isTurned(key: OrderKey, response: OrderResponse): boolean {
  return grade({ ...key, order: key.order.toReversed() }, response);
}

/** An order turned round is spoken of before a wrong first card, and that before the rest. */
function feedback(key: OrderKey, response: OrderResponse): Line | null {
  if (grade(key, response)) return null;
  if (isTurned(key, response)) return key.turned;
  return response.order[0] === key.order[0] ? key.later : key.first;
}

export const orderGrading: Grading<OrderKey, OrderResponse> = {
  field: "order",
  hearing: "tap to hear",
  help: "board",
  grade,
  feedback,
};
