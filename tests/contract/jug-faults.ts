import type { JugFigure } from "#lib/questions/figures/jug.ts";

/** What is wrong with vessels: too many, overfull, or not told apart. */
export function jugFaults({ vessels }: JugFigure): string[] {
  const isThere = vessels.length === 1 || vessels.length === 2;
  const fits = vessels.every(({ capacity, litres }) => litres >= 0 && litres <= capacity && capacity <= 20);
  const isNamed = vessels.every(({ label }) => (label === null) === (vessels.length === 1));
  const isMarked = vessels.every(({ numberEvery, isGuided, lit }) => numberEvery > 0 || (!isGuided && lit === null));
  const isLit = vessels.every(({ lit, capacity }) => lit === null || (lit > 0 && lit <= capacity));
  return isThere && fits && isNamed && isMarked && isLit ? [] : ["a vessel that cannot be drawn"];
}
