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

/** Squared paper with named crossings, a way along its lines, or things in its squares. */
export function routeDiagram({ columns, rows, points, way, things, isNumbered, alt }: Route): DiagramFigure {
  const [left, below] = isNumbered ? [26, 24] : [26, 18];
  const beyond = isNumbered ? 14 : 24;
  const at = ({ x, y }: Point) => ({ x: left + x * size, y: beyond + (rows - y) * size });
  return {
    type: "diagram",
    width: columns * size + left + beyond,
    height: rows * size + beyond + below,
    marks: [
      { form: "grid", x: left, y: beyond, size, columns, rows },
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
      ...points.map(
        ({ name, ...point }): DiagramMark => ({ form: "point", ...at(point), name, nameAt: 135, isDrawn: true }),
      ),
    ],
    alt,
  };
}
