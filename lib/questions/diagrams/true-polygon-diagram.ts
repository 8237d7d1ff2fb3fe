import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { polygonDiagram } from "./polygon-diagram.ts";

interface TruePolygon {
  /** Three or four sides in numbers of one unit, around the shape; none as long as the others together. */
  readonly sides: readonly number[];
  readonly texts: readonly (string | null)[];
  /** How many strokes each side carries; none where it is left out. */
  readonly strokes?: readonly (0 | 1 | 2)[];
  readonly alt: string;
}

const box = { left: 62, top: 26, width: 196, height: 122 };

/** The corner over a base from 0 to `base`, so far from its left and its right end. */
function over(base: number, left: number, right: number): Point {
  // By the law of cosines.
  const x = (base ** 2 + left ** 2 - right ** 2) / (2 * base);
  return { x, y: Math.sqrt(Math.max(0, left ** 2 - x ** 2)) };
}

/** Four corners with exactly these sides and a diagonal between the first and the third; y grows upward. */
function quadrilateral([a = 0, b = 0, c = 0, d = 0]: readonly number[], diagonal: number): Point[] {
  const third = over(a, diagonal, b);
  const lean = Math.atan2(third.y, third.x);
  const beyond = over(diagonal, d, c);
  const fourth = {
    x: beyond.x * Math.cos(lean) - beyond.y * Math.sin(lean),
    y: beyond.x * Math.sin(lean) + beyond.y * Math.cos(lean),
  };
  return [{ x: 0, y: 0 }, { x: a, y: 0 }, third, fourth];
}

/** The sine of the flattest corner: below 0 for a dent. */
function flattest(corners: readonly Point[]): number {
  const turns = corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const after = corners[(place + 2) % corners.length] ?? corner;
    const [ux, uy, vx, vy] = [next.x - corner.x, next.y - corner.y, after.x - next.x, after.y - next.y];
    return (ux * vy - uy * vx) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1);
  });
  return Math.min(...turns);
}

function cornersOf(sides: readonly number[]): Point[] {
  const [a = 0, b = 0, c = 0, d = 0] = sides;
  if (sides.length === 3) return [{ x: 0, y: 0 }, { x: a, y: 0 }, over(a, c, b)];
  const [least, most] = [Math.max(Math.abs(a - b), Math.abs(c - d)), Math.min(a + b, c + d)];
  const shapes = Array.from({ length: 40 }, (_, place) =>
    quadrilateral(sides, least + ((most - least) * (place + 0.5)) / 40),
  );
  return shapes.toSorted((first, second) => flattest(second) - flattest(first))[0] ?? [];
}

/** A triangle or a quadrilateral whose drawn sides are to each other as their measures. */
export function truePolygonDiagram({ sides, texts, strokes = [], alt }: TruePolygon): DiagramFigure {
  const corners = cornersOf(sides);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(box.width / (right - left), box.height / (high - low));
  const [aside, above] = [(box.width - (right - left) * scale) / 2, (box.height - (high - low) * scale) / 2];
  const placed = corners.map(({ x, y }) => ({
    x: box.left + aside + (x - left) * scale,
    y: box.top + above + (high - y) * scale,
  }));
  return polygonDiagram({ corners: placed, sides: texts, strokes, alt });
}
