import { type BalanceFigure, type BalancePan, balanceAlt } from "#lib/questions/figures/balance.ts";

/** A balance with what lies on it; `tilt` is how many kilograms more lie on the first pan. */
export function balanceOf(first: BalancePan, second: BalancePan, tilt: number, isGuided = false): BalanceFigure {
  const pans = [first, second] as const;
  return { type: "balance", pans, tilt, isGuided, alt: balanceAlt(pans, tilt) };
}
