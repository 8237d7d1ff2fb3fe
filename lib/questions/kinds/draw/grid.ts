/** A crossing of the lines of squared paper: so many squares from its left and from its upper edge. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** From one crossing to another. */
export interface GridSegment {
  readonly from: GridPoint;
  readonly to: GridPoint;
}

export const minus = (one: GridPoint, other: GridPoint): GridPoint => ({ x: one.x - other.x, y: one.y - other.y });
export const plus = (one: GridPoint, other: GridPoint): GridPoint => ({ x: one.x + other.x, y: one.y + other.y });
export const isSamePoint = (one: GridPoint, other: GridPoint) => one.x === other.x && one.y === other.y;

export const wayOf = ({ from, to }: GridSegment) => minus(to, from);

const dot = (one: GridPoint, other: GridPoint) => one.x * other.x + one.y * other.y;
const cross = (one: GridPoint, other: GridPoint) => one.x * other.y - one.y * other.x;

export const isParallel = (one: GridSegment, other: GridSegment) => cross(wayOf(one), wayOf(other)) === 0;
export const isUpright = (one: GridSegment, other: GridSegment) => dot(wayOf(one), wayOf(other)) === 0;

/** Whether a point lies on a segment or where it would go on. */
export const isOnLine = (point: GridPoint, line: GridSegment) => cross(wayOf(line), minus(point, line.from)) === 0;

/** Whether two segments are parts of one straight line. */
export const isSameLine = (one: GridSegment, other: GridSegment) =>
  isOnLine(other.from, one) && isOnLine(other.to, one);

function commonDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : commonDivisor(other, one % other);
}

/** The shortest way in a direction that leads to a crossing. */
export function shortest({ x, y }: GridPoint): GridPoint {
  const divisor = commonDivisor(x, y) || 1;
  return { x: x / divisor, y: y / divisor };
}

/** The square of its length: whole for every segment from crossing to crossing. */
export const squareOf = (segment: GridSegment) => dot(wayOf(segment), wayOf(segment));

/** Its length, where that is whole. */
export function wholeLength(segment: GridSegment): number | null {
  const length = Math.sqrt(squareOf(segment));
  return Number.isInteger(length) ? length : null;
}

/** Where two straight lines meet; null where they do not. */
export function meetingOf(one: GridSegment, other: GridSegment): GridPoint | null {
  const turn = cross(wayOf(one), wayOf(other));
  if (turn === 0) return null;
  const share = cross(minus(other.from, one.from), wayOf(other)) / turn;
  return { x: one.from.x + wayOf(one).x * share, y: one.from.y + wayOf(one).y * share };
}

/** Parts of one line that overlap or touch, as one segment each. */
function joinAlong(parts: readonly GridSegment[], line: GridSegment): GridSegment[] {
  const along = (point: GridPoint) => dot(minus(point, line.from), wayOf(line));
  const rising = parts
    .map(({ from, to }) => (along(from) <= along(to) ? { from, to } : { from: to, to: from }))
    .toSorted((one, other) => along(one.from) - along(other.from));
  const joined: GridSegment[] = [];
  for (const part of rising) {
    const last = joined.at(-1);
    if (last === undefined || along(part.from) > along(last.to)) joined.push(part);
    else if (along(part.to) > along(last.to)) joined[joined.length - 1] = { from: last.from, to: part.to };
  }
  return joined;
}

/** What segments look like once they are drawn: where they overlap or touch in one direction they are one. */
export function joinUp(segments: readonly GridSegment[]): GridSegment[] {
  const lines: { readonly line: GridSegment; readonly parts: GridSegment[] }[] = [];
  for (const segment of segments) {
    const known = lines.find(({ line }) => isSameLine(line, segment));
    if (known === undefined) lines.push({ line: segment, parts: [segment] });
    else known.parts.push(segment);
  }
  return lines.flatMap(({ line, parts }) => joinAlong(parts, line));
}

/** The corners of a closed outline of straight sides, one after the other; null where it is none. */
export function cornersOf(sides: readonly GridSegment[]): GridPoint[] | null {
  const [first, ...left] = sides;
  if (first === undefined) return null;
  const corners = [first.from];
  let at = first.to;
  while (left.length > 0) {
    const next = left.findIndex(({ from, to }) => isSamePoint(from, at) || isSamePoint(to, at));
    const [side] = left.splice(next, next === -1 ? 0 : 1);
    if (side === undefined) return null;
    corners.push(at);
    at = isSamePoint(side.from, at) ? side.to : side.from;
  }
  return isSamePoint(at, first.from) ? corners : null;
}
