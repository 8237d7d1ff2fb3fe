import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

interface Square {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

function squaresOf(figure: Figure): Square[] {
  if (figure.type !== "diagram") return [];
  const areas = figure.marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  const labels = figure.marks.flatMap((mark) => (mark.form === "label" ? [mark] : []));
  return areas.map((corners) => {
    const [a = { x: 0, y: 0 }, , c = { x: 0, y: 0 }] = corners;
    const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
    const size = Math.abs(c.x - a.x);
    const name = labels.find((label) => Math.hypot(label.x - middle.x, label.y - middle.y) < size / 2)?.text ?? "";
    return { x: Math.round(middle.x / size), y: Math.round(middle.y / size), name };
  });
}

type Vector = readonly [number, number, number];
const negative = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];

/** Rolls a cube over the squares: the side of the cube that each one is pressed on. */
function fold(squares: readonly Square[]): Map<Square, Vector> {
  const pressed = new Map<Square, Vector>();
  const visit = (square: Square, down: Vector, east: Vector, south: Vector): void => {
    if (pressed.has(square)) return;
    pressed.set(square, down);
    const at = (dx: number, dy: number) => squares.find(({ x, y }) => x === square.x + dx && y === square.y + dy);
    const roll = (next: Square | undefined, to: readonly [Vector, Vector, Vector]) => next && visit(next, ...to);
    roll(at(1, 0), [east, negative(down), south]);
    roll(at(-1, 0), [negative(east), down, south]);
    roll(at(0, 1), [south, east, negative(down)]);
    roll(at(0, -1), [negative(south), east, down]);
  };
  const [first] = squares;
  if (first !== undefined) visit(first, [0, 0, -1], [1, 0, 0], [0, 1, 0]);
  return pressed;
}

const isCube = (figure: Figure) => new Set([...fold(squaresOf(figure)).values()].map((side) => side.join())).size === 6;

function isCylinder(figure: Figure): boolean {
  if (figure.type !== "diagram") return false;
  const circles = figure.marks.flatMap((mark) => (mark.form === "circle" ? [mark] : []));
  const [above, below] = circles.toSorted((a, b) => a.y - b.y);
  const [sheet] = figure.marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  if (!above || !below || !sheet || circles.length !== 2) return false;
  const [low, high] = [Math.max(...sheet.map(({ y }) => y)), Math.min(...sheet.map(({ y }) => y))];
  const around = Math.max(...sheet.map(({ x }) => x)) - Math.min(...sheet.map(({ x }) => x));
  const isClose = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return (
    isClose(around, Math.PI * 2 * above.radius) &&
    above.radius === below.radius &&
    isClose(above.y + above.radius, high) &&
    isClose(below.y - below.radius, low)
  );
}

function nameOf(figure: Figure): string | null {
  if (figure.type !== "diagram") return null;
  if (figure.marks.some(({ form }) => form === "circle" || form === "oval")) return "hình trụ";
  const faces = figure.marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  const isSquare = ([a, b, c]: (typeof faces)[number]) =>
    a && b && c && Math.abs(Math.abs(b.x - a.x) - Math.abs(c.y - b.y)) < 0.01;
  return faces.every(isSquare) ? "hình lập phương" : "hình hộp chữ nhật";
}

function pickFigure(seen: PublicQuestion & { kind: "figure-choice" }): string | null {
  const { text } = seen.prompt;
  const isNet = (figure: Figure) => (/trụ/u.test(text) ? isCylinder(figure) : isCube(figure) !== /không/u.test(text));
  const right = seen.view.figures.filter(isNet);
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
}

/** Folds what is drawn. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return pickFigure(seen);
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure === undefined) return null;
  const asked = /mặt ([A-Z])(?![A-Z])/u.exec(text)?.[1];
  if (asked === undefined) return nameOf(figure);
  const sides = [...fold(squaresOf(figure))];
  const bottom = sides.find(([{ name }]) => name === asked)?.[1];
  const top = sides.find(([, side]) => bottom !== undefined && side.join() === negative(bottom).join())?.[0];
  return top === undefined ? null : `mặt ${top.name}`;
};
