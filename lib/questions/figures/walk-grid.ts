import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { walkText as text } from "#lib/text/walk-text.ts";

/** Squares in rows and columns with a robot in one of them. Squares are counted row by row from the upper left one, 0. */
export interface WalkGround {
  /** How many rows there are, and how many columns. */
  readonly size: 4 | 5;
  /** Where the robot stands at first. */
  readonly start: number;
  readonly things: readonly { readonly picture: PictureName; readonly square: number }[];
  /** Squares nobody gets through; none where there is no wall. */
  readonly wall: readonly number[];
}

/** The ground with the way that is walked on it: the squares one by one, the start first; none where it is not shown. */
export interface WalkGridFigure extends WalkGround {
  readonly type: "walk-grid";
  readonly path: readonly number[];
  readonly alt: string;
}

export function walkGrid({ size, start, things, wall }: WalkGround, path: readonly number[]): WalkGridFigure {
  return { type: "walk-grid", size, start, things, wall, path, alt: text.grid };
}

/** The row and the column of a square, from 1. */
export function placeOf({ size }: Pick<WalkGround, "size">, square: number) {
  return { row: Math.floor(square / size) + 1, column: (square % size) + 1 };
}

/** What stands on a square; null for nothing. */
export function standsOn({ things, wall }: Pick<WalkGround, "things" | "wall">, square: number): string | null {
  if (wall.includes(square)) return text.wall;
  const thing = things.find((each) => each.square === square);
  return thing === undefined ? null : pictureText[thing.picture].name;
}

/** The ground row by row: "lưới 4 hàng, 4 cột; hàng 1: con mèo ở cột 2; hàng 3: rô-bốt ở cột 1". */
export function tellGround(ground: WalkGround): string {
  const { size, start } = ground;
  const rows = Array.from({ length: size }, (_, row) => {
    const things = Array.from({ length: size }, (__, column) => {
      const square = row * size + column;
      const thing = square === start ? text.robot : standsOn(ground, square);
      return thing === null ? [] : [text.inColumn(thing, column + 1)];
    });
    return things.flat().join(", ");
  });
  return [text.size(size), ...rows.flatMap((told, row) => (told === "" ? [] : [text.row(row + 1, told)]))].join("; ");
}

function toPublic({ size, start, things, wall, path, alt }: WalkGridFigure): WalkGridFigure {
  return {
    type: "walk-grid",
    size,
    start,
    things: things.map(({ picture, square }) => ({ picture, square })),
    wall: wall.map((square) => square),
    path: path.map((square) => square),
    alt,
  };
}

function describeWalk(figure: WalkGridFigure): string {
  const end = figure.path.at(-1);
  if (end === undefined) return tellGround(figure);
  const { row, column } = placeOf(figure, end);
  return [tellGround(figure), text.path(row, column)].join("; ");
}

export const walkGridFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeWalk(figure)),
});
