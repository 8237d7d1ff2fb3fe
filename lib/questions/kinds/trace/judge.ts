import {
  apart,
  areaOf,
  type Curve,
  lengthOf,
  type Point,
  pointsOf,
  spread,
  usualStep,
} from "#lib/questions/handwriting/curve.ts";

/** The points a pen went through: left and top of each in turn. */
export type Drawn = readonly number[];

/** How a stroke can be wrong. */
export type StrokeFault =
  /** It begins elsewhere. */
  | "start"
  /** It is drawn from its end. */
  | "backwards"
  /** It is another one, whose turn comes later. */
  | "order"
  /** It stops too soon. */
  | "short"
  /** It leaves the line. */
  | "off";

/** What is wrong first: strokes are counted from 0. */
export interface TraceFault {
  readonly fault: StrokeFault | "missing" | "extra";
  readonly stroke: number;
  /** The stroke that was drawn in its place; the same where it is none. */
  readonly drawn: number;
}

/** A line as long as this is no more than a dot. */
const dot = 12;
/**
 * A line goes around where it encloses so much, by itself and for each unit of its length, and its ends are not as far apart
 * as it is long. Of what it encloses a drawn one has so much, or it went forth and back.
 */
const leastArea = 1500;
const leastDepth = 7.4;
const straight = 0.8;
const leastShare = 0.35;
/** No hand shakes so much that its line is so many times as long. */
const longest = 2;

export function readDrawn(drawn: unknown): Point[] | null {
  if (!Array.isArray(drawn) || drawn.length < 2 || drawn.length % 2 !== 0) return null;
  if (!drawn.every((number) => Number.isFinite(number))) return null;
  return Array.from({ length: drawn.length / 2 }, (_, at) => ({ x: drawn[2 * at], y: drawn[2 * at + 1] }));
}

/**
 * How far a line was followed: whether a walker on each of two lines can go forward without the two ever being farther apart
 * than `reach` (the discrete Fréchet distance), up to each point of the first one while the second is walked to its end.
 */
function followed(path: readonly Point[], drawn: readonly Point[], reach: number): readonly boolean[] {
  let row: boolean[] = [];
  for (const [at, point] of drawn.entries()) {
    const next: boolean[] = [];
    for (const [place, wanted] of path.entries()) {
      const isReached =
        (at === 0 && place === 0) ||
        next[place - 1] === true ||
        row[place] === true ||
        (place > 0 && row[place - 1] === true);
      next.push(isReached && apart(point, wanted) <= reach);
    }
    row = next;
    // Both walkers are stuck here.
    if (!row.includes(true)) break;
  }
  return row;
}

/** Whether it goes around as the path does, and from one end towards the other. */
function isTurnedAlike(path: readonly Point[], drawn: readonly Point[], reach: number): boolean {
  const [from, to, start, end] = [path[0], path.at(-1), drawn[0], drawn.at(-1)];
  if (from === undefined || to === undefined || start === undefined || end === undefined) return false;
  const [wanted, length, across] = [areaOf(path), lengthOf(path), apart(from, to)];
  const goesAround = Math.abs(wanted) >= Math.max(leastArea, leastDepth * length) && across < straight * length;
  if (goesAround && areaOf(drawn) / wanted < leastShare) return false;
  // Between ends that lie within one reach of each other, the way decides; a closed line has told by going around.
  if (across > 2 * reach || goesAround) return true;
  return (to.x - from.x) * (end.x - start.x) + (to.y - from.y) * (end.y - start.y) > 0;
}

function fits(path: readonly Point[], drawn: readonly Point[], reach: number): boolean {
  const length = lengthOf(path);
  if (length < dot) return drawn.every((point) => path.every((wanted) => apart(point, wanted) <= reach));
  // Told first: to walk along a line that somebody made very long costs a server a tenth of a second.
  if (lengthOf(drawn) > longest * length + 2 * reach) return false;
  const line = spread(drawn, usualStep);
  return isTurnedAlike(path, line, reach) && followed(path, line, reach).at(-1) === true;
}

/** What is wrong with one stroke; null where it follows its line. */
function strokeFault(paths: readonly (readonly Point[])[], stroke: number, drawn: readonly Point[], reach: number) {
  const path = paths[stroke] ?? [];
  const found = (fault: StrokeFault, other = stroke): TraceFault => ({ fault, stroke, drawn: other });
  if (fits(path, drawn, reach)) return null;
  if (lengthOf(path) >= dot && fits(path.toReversed(), drawn, reach)) return found("backwards");
  const later = paths.findIndex((each, other) => other > stroke && fits(each, drawn, reach));
  if (later !== -1) return found("order", later);
  const [[begun], [start]] = [path, drawn];
  if (begun !== undefined && start !== undefined && apart(start, begun) > reach) return found("start");
  const isShorter = lengthOf(drawn) < lengthOf(path);
  const isCut = isShorter && followed(path, spread(drawn, usualStep), reach).includes(true);
  return found(isCut ? "short" : "off");
}

/** What is wrong first with strokes that were drawn over a letter; null where all follow it in order. */
export function judgeTrace(curves: readonly Curve[], drawn: readonly unknown[], reach: number): TraceFault | null {
  const paths = curves.map((curve) => pointsOf(curve));
  for (const [stroke, each] of drawn.entries()) {
    if (stroke >= curves.length) return { fault: "extra", stroke, drawn: stroke };
    const points = readDrawn(each);
    const fault =
      points === null ? ({ fault: "off", stroke, drawn: stroke } as const) : strokeFault(paths, stroke, points, reach);
    if (fault !== null) return fault;
  }
  return drawn.length < curves.length ? { fault: "missing", stroke: drawn.length, drawn: drawn.length } : null;
}
