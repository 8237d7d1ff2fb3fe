import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** What a drawing of one line is called, by what it is made of. */
function nameOf(figure: Figure | undefined): string | null {
  if (figure?.type !== "diagram") return null;
  const lines = figure.marks.flatMap((mark) => (mark.form === "line" ? [mark] : []));
  if (figure.marks.some((mark) => mark.form === "curve")) return "đường cong";
  if (lines.length > 1) return "đường gấp khúc";
  return lines[0]?.ends === "through" ? "đường thẳng" : "đoạn thẳng";
}

interface Named extends Point {
  readonly name: string;
}

function pointsOf(figure: Figure | undefined): Named[] {
  if (figure?.type !== "diagram") return [];
  return figure.marks.flatMap((mark) =>
    mark.form === "point" && mark.name !== null ? [{ x: mark.x, y: mark.y, name: mark.name }] : [],
  );
}

/** Whether the outer two see the third in one direction, to within a pixel. */
function areInLine(points: readonly Named[]): boolean {
  const [a, b, c] = points;
  if (a === undefined || b === undefined || c === undefined) return false;
  const cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return Math.abs(cross) / Math.hypot(c.x - a.x, c.y - a.y) < 1;
}

/** How many threes of the points that are drawn lie in a line. */
function countTriples(points: readonly Named[]): number {
  return points.flatMap((a, first) =>
    points
      .slice(first + 1)
      .flatMap((b, second) => points.slice(first + second + 2).filter((c) => areInLine([a, b, c]))),
  ).length;
}

function inLine(seen: PublicQuestion): string | null {
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((each) => areInLine(pointsOf(each)));
    const names = pointsOf(right[0]).map(({ name }) => name);
    return right.length === 1 ? `Ba điểm ${names.join(", ")}` : null;
  }
  const points = pointsOf(seen.figures[0]);
  return onlyChoice(seen, (choice) => areInLine(points.filter(({ name }) => choice.split(", ").includes(name))));
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (text.includes("mấy bộ ba")) return String(countTriples(pointsOf(figure)));
  if (text.includes("thẳng hàng")) return inLine(seen);
  if (text.includes("mấy đoạn")) {
    return figure?.type === "diagram" ? String(figure.marks.filter(({ form }) => form === "line").length) : null;
  }
  if (seen.kind === "figure-choice") {
    const names = seen.view.figures.map(nameOf).filter((name) => name !== null && text.includes(name));
    return names.length === 1 ? (names[0] ?? null) : null;
  }
  return nameOf(figure);
};
