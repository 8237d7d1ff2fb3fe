import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { oracle as circleOracle } from "./midpoint-circle.ts";

function pointsOf(figure: Figure | undefined): ReadonlyMap<string, Point> {
  const marks = figure?.type === "diagram" ? figure.marks : [];
  return new Map(marks.flatMap((mark) => (mark.form === "point" ? [[mark.name ?? "", mark]] : [])));
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether the way from one point to another is no longer by way of a third. */
function isBetween(points: ReadonlyMap<string, Point>, name: string, ends: readonly string[]): boolean {
  const [from, to] = ends.map((end) => points.get(end));
  const at = points.get(name);
  if (from === undefined || to === undefined || at === undefined || ends.includes(name)) return false;
  return Math.abs(apart(from, at) + apart(at, to) - apart(from, to)) < 0.001;
}

/** Measures the ways between the points; midpoints and halves are solved as those of the skill on circles are. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [, from = "", to = ""] = /giữa hai điểm (\p{Lu}) và (\p{Lu})/u.exec(text) ?? [];
  if (from === "") return circleOracle(seen);
  const points = pointsOf(seen.figures[0]);
  if (seen.kind === "choice") return onlyChoice(seen, (choice) => isBetween(points, choice.at(-1) ?? "", [from, to]));
  if (seen.kind === "number")
    return String([...points.keys()].filter((name) => isBetween(points, name, [from, to])).length);
  const [, name = ""] = /điểm (\p{Lu}) (?:ở|nằm) giữa/u.exec(text) ?? [];
  const right =
    seen.kind === "figure-choice"
      ? seen.view.figures.filter((each) => isBetween(pointsOf(each), name, [from, to]))
      : [];
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
};
