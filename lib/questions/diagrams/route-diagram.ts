import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface Route {
  readonly columns: number;
  readonly rows: number;
  /** Places where lines cross, counted from the lower left corner, with their names. */
  readonly points: readonly (Point & { readonly name: string })[];
  /** The way along the lines, from crossing to crossing; an arrow at its end. Empty for none. */
  readonly way: readonly Point[];
  /** Things in squares, counted from 1 at the lower left. */
  readonly things: readonly { readonly picture: PictureName; readonly column: number; readonly row: number }[];
  /** Whether columns and rows carry their numbers. */
  readonly isNumbered: boolean;
  /** A square that stands out, with the ways down and to the left that lead from it to its numbers. */
  readonly marked?: { readonly column: number; readonly row: number };
  /** Whether each straight part of the way carries the number of its edges. */
  readonly isCounted?: boolean;
  readonly alt: string;
}

const size = 34;

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

function numberLabels(columns: number, rows: number, at: (point: Point) => Point): DiagramMark[] {
  const below = at({ x: 0, y: 0 });
  return [
    ...numbers(columns).map(
      (column): DiagramMark => ({
        form: "label",
        x: at({ x: column - 0.5, y: 0 }).x,
        y: below.y + 13,
        text: String(column),
      }),
    ),
    ...numbers(rows).map(
      (row): DiagramMark => ({ form: "label", x: below.x - 13, y: at({ x: 0, y: row - 0.5 }).y, text: String(row) }),
    ),
  ];
}

function wayLines(way: readonly Point[], at: (point: Point) => Point): DiagramMark[] {
  return way.slice(1).map((to, place) => ({
    form: "line",
    from: at(way[place] ?? to),
    to: at(to),
    look: "thick",
    ends: place === way.length - 2 ? "arrow" : "plain",
  }));
}

/** The square, below what lies on it, and the dashed ways from it to the numbers of its column and its row. */
function markedSquare({ column, row }: NonNullable<Route["marked"]>, at: (point: Point) => Point): DiagramMark[] {
  const [x, y] = [column - 0.5, row - 0.5];
  const corners = [
    { x: column - 1, y: row - 1 },
    { x: column, y: row - 1 },
    { x: column, y: row },
    { x: column - 1, y: row },
  ].map(at);
  const guides = [
    { from: { x, y: row - 1 }, to: { x, y: 0 } },
    { from: { x: column - 1, y }, to: { x: 0, y } },
  ].filter(({ from, to }) => from.x !== to.x || from.y !== to.y);
  return [
    { form: "area", corners, tone: "second" },
    ...guides.map(
      ({ from, to }): DiagramMark => ({ form: "line", from: at(from), to: at(to), look: "dashed", ends: "arrow" }),
    ),
  ];
}

/** How many edges each straight part of a way has, beside it. */
function edgeCounts(way: readonly Point[], at: (point: Point) => Point): DiagramMark[] {
  return way.slice(1).map((to, place) => {
    const from = way[place] ?? to;
    const text = String(Math.abs(to.x - from.x) + Math.abs(to.y - from.y));
    return { form: "length", from: at(from), to: at(to), text, side: 1, hasArrows: false };
  });
}

/** Squared paper with named crossings, a way along its lines, or things in its squares. */
export function routeDiagram(route: Route): DiagramFigure {
  const { columns, rows, points, way, things, isNumbered, marked, isCounted = false, alt } = route;
  const [left, below] = isNumbered ? [26, 24] : [26, 18];
  const beyond = isNumbered ? 14 : 24;
  const at = ({ x, y }: Point) => ({ x: left + x * size, y: beyond + (rows - y) * size });
  return {
    type: "diagram",
    width: columns * size + left + beyond,
    height: rows * size + beyond + below,
    marks: [
      { form: "grid", x: left, y: beyond, size, columns, rows },
      ...(marked === undefined ? [] : markedSquare(marked, at)),
      ...(isNumbered ? numberLabels(columns, rows, at) : []),
      ...things.map(
        ({ picture, column, row }): DiagramMark => ({
          form: "picture",
          picture,
          ...at({ x: column - 0.5, y: row - 0.5 }),
          size: 26,
        }),
      ),
      ...wayLines(way, at),
      ...(isCounted ? edgeCounts(way, at) : []),
      ...points.map(
        ({ name, ...point }): DiagramMark => ({ form: "point", ...at(point), name, nameAt: 135, isDrawn: true }),
      ),
    ],
    alt,
  };
}
