import type { Exact } from "./exact.ts";

const grouped = (value: bigint) => String(value).replace(/\B(?=(\d{3})+$)/gu, "\u00a0");

/** An exact number as `worthOf` reads it, with its unit or what is counted where it has one. */
export function writeExact({ top, bottom }: Exact, unit?: string): string {
  const number = bottom === 1n ? grouped(top) : `${top}\u2044${bottom}`;
  return unit === undefined ? number : `${number}\u00a0${unit}`;
}
