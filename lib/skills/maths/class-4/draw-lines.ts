import type { Rng } from "#lib/core/rng.ts";
import type { DrawView, NamedPoint, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import { type GridPoint, type GridSegment, minus, plus, shortest } from "#lib/questions/kinds/draw/grid.ts";

/** The sheet on which lines are drawn, in squares. */
export const sheet = { columns: 9, rows: 7 } as const;

export const isOnSheet = ({ x, y }: GridPoint) => x >= 0 && x <= sheet.columns && y >= 0 && y <= sheet.rows;

/** Away from the edges, where names have room. */
export const isInside = ({ x, y }: GridPoint) => x >= 1 && x < sheet.columns && y >= 1 && y < sheet.rows;

const crossings: readonly GridPoint[] = Array.from({ length: (sheet.columns + 1) * (sheet.rows + 1) }, (_, place) => ({
  x: place % (sheet.columns + 1),
  y: Math.floor(place / (sheet.columns + 1)),
}));

export const inner = crossings.filter(isInside);

/** A line by two named points of it, and a point through which another one goes. */
export interface LineTask {
  readonly base: GridSegment;
  readonly through: GridPoint;
  readonly names: LineNames;
}

interface LineNames {
  readonly point: string;
  readonly line: readonly [string, string];
}

const names: readonly LineNames[] = [
  { point: "A", line: ["B", "C"] },
  { point: "M", line: ["P", "Q"] },
  { point: "I", line: ["D", "E"] },
  { point: "K", line: ["M", "N"] },
  { point: "O", line: ["G", "H"] },
  { point: "E", line: ["C", "D"] },
];

export const pickNames = (rng: Rng) => rng.pick(names);

export function lineView({ base, through, names: { point, line } }: LineTask, proof: DrawView["proof"]): DrawView {
  const points: readonly NamedPoint[] = [
    { ...through, name: point },
    { ...base.from, name: line[0] },
    { ...base.to, name: line[1] },
  ];
  return {
    ...{ ...sheet, tool: "line", most: 1, points, circle: null, proof },
    lines: [{ ...base, isEndless: true, isBase: true }],
  };
}

export const strokeOf = ({ from, to }: GridSegment): Stroke => [from.x, from.y, to.x, to.y];

/** From a point so far on, or back where that leaves the sheet; a part of that way where both do. */
export function strokeFrom(from: GridPoint, way: GridPoint): Stroke {
  const ends = [way, shortest(way)].flatMap((each) => [plus(from, each), minus(from, each)]);
  return strokeOf({ from, to: ends.find(isOnSheet) ?? plus(from, way) });
}

const steps = [1, -1, 2, -2];

/** Strokes from a point that are turned away from a direction, by little first. */
export function turnedStrokes(from: GridPoint, way: GridPoint): readonly Stroke[] {
  const { x, y } = shortest(way);
  const ways = [way, { x: x * 2, y: y * 2 }, { x, y }];
  return ways.flatMap((each) =>
    steps.flatMap((by) => [
      strokeFrom(from, { x: each.x + by, y: each.y }),
      strokeFrom(from, { x: each.x, y: each.y + by }),
    ]),
  );
}

/** Strokes in a direction that begin beside a point. */
export function strokesBeside(from: GridPoint, way: GridPoint): readonly Stroke[] {
  return steps.flatMap((by) => [
    strokeFrom({ x: from.x + by, y: from.y }, way),
    strokeFrom({ x: from.x, y: from.y + by }, way),
  ]);
}

/** A line that lies along the lines of the paper, and a point so many squares beside it; 0 for a point of the line. */
export function pickStraightTask(rng: Rng, beside: readonly number[]): LineTask & { readonly isLevel: boolean } {
  const isLevel = rng.pick([true, false]);
  const [long, wide] = isLevel ? [sheet.columns, sheet.rows] : [sheet.rows, sheet.columns];
  const at = (along: number, across: number): GridPoint =>
    isLevel ? { x: along, y: across } : { x: across, y: along };
  const length = rng.int(3, long - 3);
  const start = rng.int(1, long - 1 - length);
  const by = rng.pick(beside);
  const across = rng.int(1, wide - 1 - by);
  const [line, other] = rng.pick([
    [across, across + by],
    [across + by, across],
  ] as const);
  const ends = [start, start + length];
  const free = Array.from({ length: long - 1 }, (_, place) => place + 1).filter((place) => !ends.includes(place));
  const base = { from: at(start, line), to: at(start + length, line) };
  return { base, through: at(rng.pick(free), other), names: pickNames(rng), isLevel };
}

/** How lines slant: so many squares to the right and up or down. */
export const slants: readonly GridPoint[] = [
  [2, 1],
  [1, 2],
  [3, 1],
  [3, 2],
  [2, 3],
  [2, 2],
  [3, 3],
  [4, 2],
  [4, 1],
].flatMap(([x = 0, y = 0]) => [
  { x, y },
  { x, y: -y },
]);

/** How far a point lies beside a line, in squares. */
export function distance(point: GridPoint, { from, to }: GridSegment): number {
  const [way, off] = [minus(to, from), minus(point, from)];
  return Math.abs(way.x * off.y - way.y * off.x) / Math.hypot(way.x, way.y);
}
