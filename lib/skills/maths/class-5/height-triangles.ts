import type { Rng } from "#lib/core/rng.ts";
import { type GridPoint, type GridSegment, plus } from "#lib/questions/kinds/draw/grid.ts";

/** The sheet on which heights are drawn, in squares. */
export const sheet = { columns: 9, rows: 7 } as const;

/** A triangle by its apex and its base, and where the height from one meets the line of the other. */
export interface HeightTriangle {
  readonly apex: GridPoint;
  readonly base: GridSegment;
  readonly foot: GridPoint;
}

/** Away from the edges, where names have room. */
const isInside = ({ x, y }: GridPoint) => x >= 1 && x < sheet.columns && y >= 1 && y < sheet.rows;

const inner: readonly GridPoint[] = Array.from({ length: (sheet.columns - 1) * (sheet.rows - 1) }, (_, place) => ({
  x: 1 + (place % (sheet.columns - 1)),
  y: 1 + Math.floor(place / (sheet.columns - 1)),
}));

const scaled = ({ x, y }: GridPoint, by: number): GridPoint => ({ x: x * by, y: y * by });

interface Shape {
  /** From the first end of the base along it; the height stands across that, on its left. */
  readonly along: GridPoint;
  /** How long base and height are, and how far from the first end the foot is, in steps. */
  readonly base: number;
  readonly foot: number;
  readonly height: number;
}

/** All places of a triangle on the sheet. */
function placesOf({ along, base, foot, height }: Shape): readonly HeightTriangle[] {
  const across = { x: along.y, y: -along.x };
  return inner
    .map((from): HeightTriangle => {
      const at = plus(from, scaled(along, foot));
      return { base: { from, to: plus(from, scaled(along, base)) }, foot: at, apex: plus(at, scaled(across, height)) };
    })
    .filter(({ apex, base: { to }, foot: at }) => [apex, to, at].every(isInside));
}

const level = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
] as const;
const upright = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;
const slanted = [
  [1, 1],
  [2, 1],
  [1, 2],
].flatMap(([x = 0, y = 0]) => [
  { x, y },
  { x: -x, y },
  { x, y: -y },
  { x: -x, y: -y },
]);

function pickPlace(rng: Rng, shapes: readonly Shape[]): HeightTriangle {
  const placed = shapes.map(placesOf).filter((places) => places.length > 0);
  return rng.pick(rng.pick(placed));
}

const upTo = (most: number) => Array.from({ length: most }, (_, place) => place + 1);

/** Shapes on a base of such ways of which the foot lies within the base, not in its middle, and every angle is acute. */
function acuteShapes(ways: readonly GridPoint[], longest: number): readonly Shape[] {
  return ways.flatMap((along) =>
    upTo(longest).flatMap((base) =>
      upTo(base - 1).flatMap((foot) =>
        upTo(longest)
          .filter((height) => foot * 2 !== base && foot * (base - foot) < height * height)
          .map((height): Shape => ({ along, base, foot, height })),
      ),
    ),
  );
}

/** The height is a side: the foot is an end of the base. */
function rightShapes(ways: readonly GridPoint[]): readonly Shape[] {
  return ways.flatMap((along) =>
    [3, 4, 5, 6].flatMap((base) =>
      [2, 3, 4, 5].flatMap((height) => [0, base].map((foot): Shape => ({ along, base, foot, height }))),
    ),
  );
}

/** The height stands outside, on the base drawn on. */
function obtuseShapes(ways: readonly GridPoint[]): readonly Shape[] {
  return ways.flatMap((along) =>
    [2, 3, 4].flatMap((base) =>
      [2, 3, 4, 5].flatMap((height) =>
        [-2, -1, base + 1, base + 2].map((foot): Shape => ({ along, base, foot, height })),
      ),
    ),
  );
}

const large = ({ base, height }: Shape) => base >= 3 && height >= 2;

const shapes = {
  level: acuteShapes(level, 6).filter(large),
  upright: acuteShapes(upright, 6).filter(large),
  right: rightShapes([...level, ...upright]),
  obtuse: obtuseShapes([...level, ...upright]),
  slanted: acuteShapes(slanted, 5),
} as const;

export type HeightKind = keyof typeof shapes;

export const pickTriangle = (rng: Rng, kind: HeightKind) => pickPlace(rng, shapes[kind]);
