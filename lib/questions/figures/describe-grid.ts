import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { diagramDescriptionText } from "#lib/text/diagram-description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

const reach = 1;

/** The name of the point at a place; null where none stands. */
export function nameAt(marks: readonly DiagramMark[], { x, y }: Point): string | null {
  const named = marks.find((mark) => mark.form === "point" && Math.hypot(mark.x - x, mark.y - y) < reach);
  return named?.form === "point" ? named.name : null;
}

type Form = DiagramMark["form"];
type Mark<Name extends Form> = Extract<DiagramMark, { form: Name }>;
type Place = (point: Point) => Point;

const text = diagramDescriptionText;

function only<Name extends Form>(marks: readonly DiagramMark[], form: Name): Mark<Name>[] {
  return marks.filter((mark): mark is Mark<Name> => mark.form === form);
}

/** "sang phải 3 ô và lên trên 2 ô" */
function step(from: Point, to: Point): string {
  const [across, up] = [to.x - from.x, to.y - from.y];
  const told = [
    { count: across, direction: across > 0 ? text.towards.right : text.towards.left },
    { count: up, direction: up > 0 ? text.towards.up : text.towards.down },
  ];
  return told
    .filter(({ count }) => count !== 0)
    .map(({ count, direction }) => text.squares(direction, Math.abs(count)))
    .join(text.slanting);
}

function steps(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, place) => step(points[place] ?? to, to))
    .join(text.next);
}

/** How far from the left and the lower edge, in squares: whoever hears it counts on from there. */
function fromEdges({ x, y }: Point): string {
  const told = [
    { count: x, edge: text.edges.left },
    { count: y, edge: text.edges.bottom },
  ];
  return told.map(({ count, edge }) => (count === 0 ? text.on(edge) : text.away(edge, count))).join(", ");
}

/** In which square each thing is: they are numbered at the edge, as they are counted. */
function describePictures(pictures: readonly Mark<"picture">[], toPlace: Place, size: number): string {
  return pictures
    .map(({ picture, x, y }) => {
      const corner = toPlace({ x: x - size / 2, y: y + size / 2 });
      return text.inSquare(pictureText[picture].name, corner.x + 1, corner.y + 1);
    })
    .join("; ");
}

/** How many squares are painted in each column, for each shape on the paper. */
function describeSquares(areas: readonly Mark<"area">[], labels: readonly Mark<"label">[], toPlace: Place): string {
  const names = labels.toSorted((a, b) => a.x - b.x).map((label) => label.text);
  return [...Map.groupBy(areas, ({ tone }) => tone).values()]
    .map((squares, place) => {
      const columns = Map.groupBy(squares, ({ corners }) => Math.min(...corners.map((corner) => toPlace(corner).x)));
      const counts = [...columns].toSorted(([a], [b]) => a - b).map(([, column]) => column.length);
      const told = text.columns(counts.join(", "));
      const name = names[place];
      return name === undefined ? told : text.shape(name, told);
    })
    .join("; ");
}

const byName = (a: Mark<"point">, b: Mark<"point">) => (a.name ?? "").localeCompare(b.name ?? "");

/** Where points lie, in an order that says nothing of which is asked for. */
function describePoints(points: readonly Mark<"point">[], isLine: boolean, toPlace: Place): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  // Two points, or a line with points on it, are measured against each other; among many a way from one is looked for.
  if (!isLine && others.length !== 1) {
    return points
      .toSorted(byName)
      .map((point) => `${text.point(point.name ?? "")} ${fromEdges(toPlace(point))}`)
      .join("; ");
  }
  const away = ({ x, y }: Point) => Math.hypot(x - first.x, y - first.y);
  const places = others
    .toSorted((a, b) => Math.round(away(a) - away(b)) || byName(a, b))
    .map((point) => text.to(point.name ?? "", step(toPlace(first), toPlace(point))));
  return text.from(first.name ?? "", places.join("; "));
}

/** What is to be counted on squared paper: a way, a shape, painted squares, things in squares, points where lines cross. */
export function describeGrid(grid: Mark<"grid">, marks: readonly DiagramMark[]): string {
  const toPlace = ({ x, y }: Point) => ({
    x: Math.round((x - grid.x) / grid.size),
    y: grid.rows - Math.round((y - grid.y) / grid.size),
  });
  const [lines, areas, points] = [only(marks, "line"), only(marks, "area"), only(marks, "point")];
  const pictures = only(marks, "picture");
  if (pictures.length > 0) return describePictures(pictures, toPlace, grid.size);
  const [area, ...others] = areas;
  if (others.length > 0) return describeSquares(areas, only(marks, "label"), toPlace);
  if (area !== undefined) return text.around(steps([...area.corners, ...area.corners.slice(0, 1)].map(toPlace)));
  const [way] = lines;
  if (way !== undefined && lines.some(({ ends }) => ends === "arrow")) {
    const turns = [way.from, ...lines.map(({ to }) => to)].map(toPlace);
    return text.way(nameAt(marks, way.from) ?? "", steps(turns));
  }
  return describePoints(points, way !== undefined, toPlace);
}
