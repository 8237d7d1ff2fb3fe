import type { BalanceFigure, BalancePan } from "./balance-figure.ts";

function toPublicPan({ goods, weights }: BalancePan): BalancePan {
  return { goods: goods.map(({ good, mark }) => ({ good, mark })), weights: weights.map((weight) => weight) };
}

/** A balance with exactly the fields that are drawn. */
export function toPublicBalance({ pans: [first, second], tilt, isGuided, alt }: BalanceFigure): BalanceFigure {
  return { type: "balance", pans: [toPublicPan(first), toPublicPan(second)], tilt, isGuided, alt };
}
