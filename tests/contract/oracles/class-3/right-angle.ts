import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Kinds, PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const isSame = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

/** All straight pieces of a drawing, parted where another one ends on them. */
function piecesOf(figure: Figure): (readonly [Point, Point])[] {
  const marks = figure.type === "diagram" ? figure.marks : [];
  const whole = marks.flatMap((mark): (readonly [Point, Point])[] => {
    if (mark.form === "line") return [[mark.from, mark.to]];
    if (mark.form !== "area") return [];
    return mark.corners.map((corner, place) => [corner, mark.corners[(place + 1) % mark.corners.length] ?? corner]);
  });
  const ends = whole.flat();
  return whole.flatMap(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const on = ends.filter(
      (end) =>
        Math.abs(Math.hypot(end.x - from.x, end.y - from.y) + Math.hypot(end.x - to.x, end.y - to.y) - length) < 0.01,
    );
    const along = [from, to, ...on].toSorted(
      (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y),
    );
    return along.slice(1).flatMap((end, place) => {
      const start = along[place];
      return start === undefined || isSame(start, end) ? [] : [[start, end] as const];
    });
  });
}

/** Right angles at a point: neighbouring directions a quarter turn apart. */
function rightAnglesAt(pieces: readonly (readonly [Point, Point])[], at: Point): number {
  const directions = pieces.flatMap(([from, to]) => {
    const other = isSame(from, at) ? to : from;
    if (!(isSame(from, at) || isSame(to, at))) return [];
    return [((Math.atan2(other.y - at.y, other.x - at.x) * 180) / Math.PI + 360) % 360];
  });
  const around = [...new Set(directions.map((each) => Math.round(each * 100) / 100))].toSorted((a, b) => a - b);
  return around.filter((each, place) => {
    const next = around[place + 1] ?? (around[0] ?? 0) + 360;
    return Math.abs(next - each - 90) < 0.1;
  }).length;
}

function countRightAngles(figure: Figure): number {
  const pieces = piecesOf(figure);
  const points = pieces.flat().filter((point, place, all) => all.findIndex((each) => isSame(each, point)) === place);
  return points.reduce((sum, point) => sum + rightAnglesAt(pieces, point), 0);
}

/** The hands of a whole hour stand a quarter turn apart at three and at nine. */
function isRight(figure: Figure): boolean {
  if (figure.type !== "clock") return countRightAngles(figure) === 1;
  const hour = figure.faces[0]?.hour ?? 0;
  const apart = Math.abs(hour * 30 - 0) % 360;
  return Math.min(apart, 360 - apart) === 90;
}

function pickFigure(seen: PublicQuestion): string | null {
  const figures = seen.kind === "figure-choice" ? seen.view.figures : [];
  const right = figures.filter((figure) => isRight(figure) !== /không vuông/u.test(seen.prompt.text));
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
}

/** How many of the angles on tiles are a quarter turn, by the directions of their sides. */
function findAngles({ tiles }: Kinds["pick-shapes"]["view"], isNot: boolean): number {
  return tiles.filter(({ part }) => {
    if (part.form !== "lines") return false;
    const [one, other] = part.lines.map(({ from, to }) => ({ x: to.x - from.x, y: to.y - from.y }));
    const isRightAngle = Math.abs((one?.x ?? 0) * (other?.x ?? 0) + (one?.y ?? 0) * (other?.y ?? 0)) < 0.01;
    return isRightAngle !== isNot;
  }).length;
}

/** Turns a set square in its mind: measures directions. */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") return pickFigure(seen);
  if (seen.kind === "pick-shapes") {
    const isNot = text.includes("không vuông");
    return `${findAngles(seen.view, isNot)} góc ${isNot ? "không " : ""}vuông`;
  }
  if (figure === undefined) {
    const told = /một hình chữ nhật/iu.test(text) ? [1] : wholesIn(text);
    return String(told.flatMap((count) => Array.from({ length: count }, () => 4)).reduce((sum, four) => sum + four, 0));
  }
  if (!/đỉnh nào/u.test(text)) return String(countRightAngles(figure));
  const pieces = piecesOf(figure);
  const marks = figure.type === "diagram" ? figure.marks : [];
  return onlyChoice(seen, (choice) => {
    const corner = marks.find((mark) => mark.form === "point" && mark.name === choice.at(-1));
    return corner?.form === "point" && rightAnglesAt(pieces, corner) === 1;
  });
};
