import type { Rng } from "#lib/core/rng.ts";
import type { Span } from "./span.ts";

const mostTries = 10_000;

function draw({ from, to, by }: Span, rng: Rng): number {
  return from + by * rng.int(0, Math.floor((to - from) / by));
}

/** Two numbers of two spans that `fits` accepts, every such pair equally likely. Throws where there is none. */
export function drawPair(
  rng: Rng,
  first: Span,
  second: Span,
  fits: (a: number, b: number) => boolean,
): { readonly a: number; readonly b: number } {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [a, b] = [draw(first, rng), draw(second, rng)];
    if (fits(a, b)) {
      return { a, b };
    }
  }
  throw new Error(`No pair fits between ${first.from}-${first.to} and ${second.from}-${second.to}`);
}
