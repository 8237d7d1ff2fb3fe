import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { OrderKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toOrderKey({ order, turned, first, later }: OrderKey): OrderKey {
  return {
    order: order.map((place) => place),
    turned: toPublicLine(turned),
    first: toPublicLine(first),
    later: toPublicLine(later),
  };
}
