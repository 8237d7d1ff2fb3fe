import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { CompareLevel, PairRule } from "./levels.ts";

const nearest = 3;

const fits: Readonly<Record<PairRule, (a: number, b: number) => boolean>> = {
  any: () => true,
  near: (a, b) => Math.abs(a - b) <= nearest,
  tens: (a, b) => (Math.floor(a / 10) - Math.floor(b / 10)) * (a - b) > 0 && ((a % 10) - (b % 10)) * (a - b) <= 0,
  ones: (a, b) => Math.floor(a / 10) === Math.floor(b / 10),
  swapped: (a, b) => Math.floor(a / 10) === b % 10 && a % 10 === Math.floor(b / 10),
};

/** Two different numbers of a level that are worth comparing, in an even random order. */
export function drawUnlike({ from, to, pairs }: CompareLevel, rng: Rng): readonly [number, number] {
  const span = { from, to, by: 1 };
  const { a, b } = drawPair(rng, span, span, (one, other) => one !== other && fits[pairs](one, other));
  return [a, b];
}
