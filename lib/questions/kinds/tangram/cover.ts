import type { Paint, Point } from "#lib/questions/figures/shape-part.ts";

/** A piece of card as it lies in the tray. */
export interface TangramPiece {
  /** In squares of the grid, around the piece, from its own upper left corner. */
  readonly corners: readonly Point[];
  readonly paint: Paint;
  /** What shape it is: "hình tam giác". */
  readonly name: string;
}

/** Where a piece lies: the upper left corner of the room it takes, and how many quarters it was turned to the right. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** What is wrong with pieces that were laid: one sticks out, two lie on each other, something is left open. */
export type CoverFault = "outside" | "overlap" | "gap";

/** Corners after so many quarter turns to the right, moved into the upper left corner of the grid. */
export function turnedCorners(corners: readonly Point[], turn: number): Point[] {
  const spun = corners.map(({ x, y }) => {
    const ways = [
      { x, y },
      { x: -y, y: x },
      { x: -x, y: -y },
      { x: y, y: -x },
    ];
    return ways[turn % 4] ?? { x, y };
  });
  const left = Math.min(...spun.map(({ x }) => x));
  const top = Math.min(...spun.map(({ y }) => y));
  return spun.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

/** Where the corners of a piece are that was laid. */
export function laidCorners({ corners }: Pick<TangramPiece, "corners">, { x, y, turn }: Laid): Point[] {
  return turnedCorners(corners, turn).map((corner) => ({ x: corner.x + x, y: corner.y + y }));
}

/** How many squares wide and high corners are that touch the upper left corner of the grid. */
export function sizeOf(corners: readonly Point[]): { readonly width: number; readonly height: number } {
  return { width: Math.max(...corners.map(({ x }) => x)), height: Math.max(...corners.map(({ y }) => y)) };
}

/** Whether a point that is on no side lies within a polygon: a ray to the right leaves it an odd number of times. */
function isWithin(corners: readonly Point[], { x, y }: Point): boolean {
  const crossings = corners.filter((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
}

/** The middles of the quarters into which the diagonals cut a square: upper, right, lower, left. */
const quarterMiddles: readonly Point[] = [
  { x: 1 / 2, y: 1 / 6 },
  { x: 5 / 6, y: 1 / 2 },
  { x: 1 / 2, y: 5 / 6 },
  { x: 1 / 6, y: 1 / 2 },
];

/**
 * The quarters of squares a polygon covers, by names. Its corners stand on the grid, its sides follow the lines or the
 * diagonals of the squares: a quarter is in it as a whole or not at all.
 */
export function quartersOf(corners: readonly Point[]): string[] {
  const columns = corners.map(({ x }) => x);
  const rows = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const quarters: string[] = [];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      for (const [side, middle] of quarterMiddles.entries()) {
        if (isWithin(corners, { x: column + middle.x, y: row + middle.y })) quarters.push(`${column} ${row} ${side}`);
      }
    }
  }
  return quarters;
}

interface Puzzle {
  readonly outline: readonly Point[];
  readonly pieces: readonly Pick<TangramPiece, "corners">[];
}

/** What is wrong with laid pieces; null where they cover the outline, whichever pieces they are and however they lie. */
export function coverFault({ outline, pieces }: Puzzle, laid: readonly (Laid | null)[]): CoverFault | null {
  const field = new Set(quartersOf(outline));
  const covered = laid.flatMap((at, place) => {
    const piece = pieces[place];
    return at === null || piece === undefined ? [] : quartersOf(laidCorners(piece, at));
  });
  if (covered.some((quarter) => !field.has(quarter))) return "outside";
  if (new Set(covered).size < covered.length) return "overlap";
  return covered.length < field.size ? "gap" : null;
}

/** Corners as an SVG has them. */
export const writeCorners = (corners: readonly Point[]): string => corners.map(({ x, y }) => `${x},${y}`).join(" ");
