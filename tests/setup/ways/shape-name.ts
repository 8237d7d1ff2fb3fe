import type { DrawnPart, Point } from "./drawn-parts.ts";

/** Sides as long as each other on paper differ by no more than the rounding of their corners. */
const mostUnlike = 1.06;

export function lengthOf([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Each corner with the two beside it. */
function turnsOf(corners: readonly Point[]): readonly (readonly [Point, Point, Point])[] {
  return corners.map((corner, place) => [
    corners.at(place - 1) ?? corner,
    corner,
    corners[(place + 1) % corners.length] ?? corner,
  ]);
}

function sidesOf(corners: readonly Point[]): number[] {
  return turnsOf(corners).map(([, from, to]) => lengthOf(from, to));
}

function areAlike(sides: readonly number[]): boolean {
  return Math.max(...sides) / Math.min(...sides) < mostUnlike;
}

function isRight([before, corner, after]: readonly [Point, Point, Point]): boolean {
  const [one, other] = [before, after].map(([x, y]): Point => [x - corner[0], y - corner[1]]);
  if (one === undefined || other === undefined) return false;
  const origin: Point = [0, 0];
  const lean = (one[0] * other[0] + one[1] * other[1]) / (lengthOf(origin, one) * lengthOf(origin, other));
  return Math.abs(lean) < 0.04;
}

/** What a figure with these corners is called in class 1. */
export function polygonName(corners: readonly Point[]): string {
  if (corners.length === 3) return "hình tam giác";
  if (corners.length !== 4 || !turnsOf(corners).every(isRight)) return "hình nhiều cạnh";
  return areAlike(sidesOf(corners)) ? "hình vuông" : "hình chữ nhật";
}

/** What one flat part of a drawing is called; nothing for a line or a frame. */
export function flatName({ tag, corners, radii: [across, down] }: DrawnPart): string | null {
  if (tag === "polygon") return polygonName(corners);
  if (tag !== "ellipse" && tag !== "circle") return null;
  return across === down ? "hình tròn" : "hình bầu dục";
}

/** What a drawing of one thing is called: flat with one outline, a block with three faces, rolling with a round one. */
export function shapeName(parts: readonly DrawnPart[]): string {
  const faces = parts.filter(({ tag }) => tag === "polygon");
  if (faces.length === 3) {
    const edges = faces.flatMap(({ corners }) => sidesOf(corners));
    return areAlike(edges) ? "khối lập phương" : "khối hộp chữ nhật";
  }
  if (parts.some(({ tag }) => tag === "path")) return "khối trụ";
  if (parts.length > 1) return "khối cầu";
  return parts.map(flatName)[0] ?? "không rõ";
}
