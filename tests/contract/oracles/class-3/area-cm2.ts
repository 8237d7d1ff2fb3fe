import type { Figure } from "#lib/questions/figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { measuresIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const marksOf = (figure: Figure | undefined) => (figure?.type === "diagram" ? figure.marks : []);

/** The squares left and right of the middle of the paper. */
function countHalves(figure: Figure | undefined): readonly [number, number] {
  const squares = marksOf(figure).flatMap((mark) => (mark.form === "area" ? [mark.corners[0]?.x ?? 0] : []));
  const labels = marksOf(figure).flatMap((mark) => (mark.form === "label" ? [mark.x] : []));
  const middle = ((labels[0] ?? 0) + (labels[1] ?? 0)) / 2;
  const left = squares.filter((x) => labels.length === 2 && x < middle).length;
  return [left, squares.length - left];
}

/** The area of a drawn outline by its corners, in square centimetres: the drawing's scale is read off a measured side. */
function measureOutline(figure: Figure | undefined): number {
  const [corners = []] = marksOf(figure).flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
  const twice = corners.reduce((sum, { x, y }, place) => {
    const next: Point = corners[(place + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
  const side = marksOf(figure).find((mark) => mark.form === "length");
  if (side?.form !== "length") return 0;
  const drawn = Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y);
  const scale = Number(readMeasure(side.text)?.value.top) / 10 / drawn;
  return Math.round((Math.abs(twice) / 2) * scale * scale);
}

/** Counts squares, measures outlines, or covers a rectangle with squares of one centimetre. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const [a, b] = countHalves(figure);
  if (/lớn hơn/u.test(text)) {
    const side = a > b ? "hình A" : "hình B";
    return onlyChoice(seen, (choice) => choice === (a === b ? "hai hình bằng nhau" : side));
  }
  if (/hơn kém/u.test(text)) return String(Math.abs(a - b));
  if (/ô vuông/u.test(text)) return String(a + b);
  const lengths = measuresIn(text).flatMap(({ value, quantity }) => (quantity === "length" ? [value / 10] : []));
  if (lengths.length === 0) return String(measureOutline(figure));
  const [first = 0, second] = lengths;
  const surface = measuresIn(text).find(({ quantity }) => quantity === "area");
  if (surface !== undefined) return String(surface.value / 100 / first);
  const side = /chu vi/u.test(text) ? first / 4 : first;
  const covered = Array.from({ length: second ?? side }, () => side);
  return String(covered.reduce((sum, row) => sum + row, 0));
};
