import type { Rng } from "#lib/core/rng.ts";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

const columns = 5;
const mostRows = 4;
const farthestShift = 18;

interface Counted {
  readonly picture: PictureName;
  readonly count: number;
  readonly isScattered: boolean;
  readonly alt: string;
}

/** Loose things to count, in reading order: in full rows of five, or scattered with gaps between them. */
export function objectsFigure(rng: Rng, { picture, count, isScattered, alt }: Counted): ObjectsFigure {
  const filledRows = Math.max(1, Math.ceil(count / columns));
  const rows = isScattered ? Math.min(mostRows, filledRows + 1) : filledRows;
  const places = Array.from({ length: rows * columns }, (_, place) => place);
  const taken = isScattered ? rng.shuffle(places).slice(0, count) : places.slice(0, count);
  const shift = () => (isScattered ? rng.int(-farthestShift, farthestShift) : 0);
  const cells = taken
    .toSorted((left, right) => left - right)
    .map((place) => ({ column: place % columns, row: Math.floor(place / columns), dx: shift(), dy: shift() }));
  return { type: "objects", picture, cells, rows, columns, numbered: 0, alt };
}
