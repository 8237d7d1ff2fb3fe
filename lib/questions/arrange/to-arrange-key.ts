import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { ArrangeKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toArrangeKey({ orders, commas, first, later }: ArrangeKey): ArrangeKey {
  return {
    orders: orders.map((order) => order.map((place) => place)),
    commas: commas.map((comma) => comma),
    first: toPublicLine(first),
    later: toPublicLine(later),
  };
}
