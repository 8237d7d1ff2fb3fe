import type { Line } from "#lib/core/line.ts";

/** Three or four numbers on cards, to be put in order. */
export interface OrderView {
  /** As they are written, in the order they lie. */
  readonly cards: readonly string[];
  /** From the smallest to the largest, or the other way round. */
  readonly isRising: boolean;
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

export function gradeOrder(key: OrderKey, { order }: OrderResponse): boolean {
  return order.length === key.order.length && order.every((card, place) => card === key.order[place]);
}
