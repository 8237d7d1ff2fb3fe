import type { Kinds } from "#lib/questions/question.ts";

type View = Kinds["tangram"]["view"];
type Point = View["outline"][number];
type Laid = NonNullable<Kinds["tangram"]["response"]["laid"][number]>;

/** Points off every line and diagonal of the grid, four in a square, one in each of its quarters. */
const inSquare: readonly Point[] = [
  { x: 0.51, y: 0.2 },
  { x: 0.83, y: 0.52 },
  { x: 0.49, y: 0.81 },
  { x: 0.17, y: 0.48 },
];

/** Whether the corners go once around a point: the angles under which it sees the sides come to a full turn. */
function goesAround(corners: readonly Point[], point: Point): boolean {
  const angles = corners.map(({ x, y }) => Math.atan2(y - point.y, x - point.x));
  const turns = angles.map((angle, at) => {
    const step = (angles[(at + 1) % angles.length] ?? 0) - angle;
    return step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI;
}

/** The points a shape covers, looked for in the squares around it. */
function pointsIn(corners: readonly Point[]): string[] {
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [width, height] = [Math.max(...corners.map(({ x }) => x)) - left, Math.max(...corners.map(({ y }) => y)) - top];
  return Array.from({ length: width * height }).flatMap((_, at) =>
    inSquare
      .map(({ x, y }) => ({ x: left + (at % width) + x, y: top + Math.floor(at / width) + y }))
      .filter((point) => goesAround(corners, point))
      .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`),
  );
}

/** Corners spun to the right about the origin by a rotation, then pushed against the upper left of where they are to lie. */
function lyingAt(corners: readonly Point[], { x, y, turn }: Laid): Point[] {
  const angle = (turn * Math.PI) / 2;
  const spun = corners.map((point) => ({
    x: Math.round(point.x * Math.cos(angle) - point.y * Math.sin(angle)),
    y: Math.round(point.x * Math.sin(angle) + point.y * Math.cos(angle)),
  }));
  const [left, top] = [Math.min(...spun.map((point) => point.x)), Math.min(...spun.map((point) => point.y))];
  return spun.map((point) => ({ x: point.x - left + x, y: point.y - top + y }));
}

/** Whether laid pieces cover every point of the outline once, and no other. */
export function covers(view: View, laid: readonly (Laid | null)[]): boolean {
  const wanted = pointsIn(view.outline).toSorted().join();
  const covered = laid.flatMap((at, piece) => {
    const corners = view.pieces[piece]?.corners;
    return at === null || corners === undefined ? [] : pointsIn(lyingAt(corners, at));
  });
  return covered.toSorted().join() === wanted;
}

/** Twice the area, by the triangles between the first corner and each side. */
function doubledArea([first, ...others]: readonly Point[]): number {
  if (first === undefined) return 0;
  const sum = others.slice(1).reduce((all, to, at) => {
    const from = others[at] ?? to;
    return all + (from.x - first.x) * (to.y - first.y) - (to.x - first.x) * (from.y - first.y);
  }, 0);
  return Math.abs(sum);
}

/** The pieces that cover the outline by their areas; null where that may be others as well. */
export function neededPieces({ outline, pieces }: View): readonly View["pieces"][number][] | null {
  const wanted = doubledArea(outline);
  const sets = Array.from({ length: 2 ** pieces.length }, (_, set) =>
    pieces.filter((_piece, at) => (set >> at) % 2 === 1),
  );
  const fitting = sets.filter((set) => set.reduce((sum, { corners }) => sum + doubledArea(corners), 0) === wanted);
  const [only, ...more] = fitting;
  return only === undefined || more.length > 0 ? null : only;
}

/** Whether pieces can be laid so that they cover the outline, found by trying: the first open point is covered first. */
export function canCover(view: View, pieces: readonly View["pieces"][number][]): boolean {
  const field = new Set(pointsIn(view.outline));
  const places = Array.from({ length: view.columns * view.rows * 4 }, (_, at) => ({
    x: Math.floor(at / 4) % view.columns,
    y: Math.floor(at / 4 / view.columns),
    turn: at % 4,
  }));
  const ways = pieces.map(({ corners }) =>
    places.map((at) => pointsIn(lyingAt(corners, at))).filter((points) => points.every((point) => field.has(point))),
  );
  function fill(open: ReadonlySet<string>, left: readonly number[]): boolean {
    const [first] = open;
    if (first === undefined) return left.length === 0;
    return left.some((piece) =>
      (ways[piece] ?? []).some(
        (points) =>
          points.includes(first) &&
          points.every((point) => open.has(point)) &&
          fill(
            new Set([...open].filter((point) => !points.includes(point))),
            left.filter((other) => other !== piece),
          ),
      ),
    );
  }
  return fill(field, [...pieces.keys()]);
}
