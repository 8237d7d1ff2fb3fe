import type { Line } from "#lib/core/line.ts";
import { gradeOrder, type OrderKey, type OrderResponse } from "./grade.ts";

/** An order turned round is spoken of before a wrong first card, and that before the rest. */
export function orderFeedback(key: OrderKey, response: OrderResponse): Line | null {
  if (gradeOrder(key, response)) return null;
  if (gradeOrder({ ...key, order: key.order.toReversed() }, response)) return key.turned;
  return response.order[0] === key.order[0] ? key.later : key.first;
}
