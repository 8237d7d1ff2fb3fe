import type { Oracle } from "#tests/contract/oracle.ts";
import { pairUp } from "#tests/contract/seen-pictures.ts";

/** Lays out as many strokes as the first number says, puts the second one to them or takes it away, and counts what lies there. */
function strokes(sum: string): number {
  const [, first = "", sign, second = ""] = /^(\d+)(?: ([+−]) (\d+))?$/u.exec(sum) ?? [];
  const there = "|".repeat(Number(first));
  const more = "|".repeat(Number(second));
  if (sign !== "−") return `${there}${more}`.length;
  return there.startsWith(more) ? there.slice(more.length).length : Number.NaN;
}

/** Puts to each sum the only card that comes to the same. */
export const oracle: Oracle = (seen) =>
  pairUp(seen, (left, card) => strokes(left) === strokes(card))?.replaceAll("\u00a0", " = ") ?? null;
