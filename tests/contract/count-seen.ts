import type { Figure } from "#lib/questions/figure.ts";

/** How many things are seen in a picture, crossed out ones aside; NaN where nothing can be counted. */
export function countSeen(figure: Figure | undefined): number {
  switch (figure?.type) {
    case "objects":
      return new Set(figure.cells.map(({ column, row }) => `${column} ${row}`)).size;
    case "ten-frame":
      return figure.groups.reduce((sum, { count }) => sum + count, 0) - figure.crossed;
    case "groups":
      return figure.sizes.reduce((sum, size) => sum + size, 0);
    case "base-ten":
      return (
        figure.groups.reduce((sum, { tens, ones }) => sum + tens * 10 + ones, 0) -
        figure.crossed.tens * 10 -
        figure.crossed.ones
      );
    default:
      return Number.NaN;
  }
}
