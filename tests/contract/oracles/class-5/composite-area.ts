import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

type Mark<Form extends DiagramMark["form"]> = Extract<DiagramMark, { form: Form }>;

const isForm =
  <Form extends DiagramMark["form"]>(form: Form) =>
  (mark: DiagramMark): mark is Mark<Form> =>
    mark.form === form;

/** What corners enclose, by cross products. */
function enclosed(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, { x, y }, place) => {
      const next = corners[(place + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
}

/** Corners of a drawn bow stand close together; a shape without one has few. */
const mostCorners = 8;

/** The corners where the outline turns at a right angle or ends a straight side: of a bow the ends alone. */
function straightPart(corners: readonly Point[], lengths: readonly Mark<"length">[]): number {
  const [bottom] = lengths;
  const ys = corners.map(({ y }) => y);
  return bottom === undefined ? 0 : Math.abs(bottom.to.x - bottom.from.x) * (Math.max(...ys) - Math.min(...ys));
}

/**
 * Measures the drawing itself: what its lines enclose, in the scale that every one of its measures has to keep. A circle
 * is 3,14 times the square on its radius.
 */
export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  if (figure?.type !== "diagram") return null;
  const lengths = figure.marks.filter(isForm("length"));
  const scales = lengths.map(
    ({ from, to, text }) => (valuesIn(text, "length")[0] ?? 0) / Math.hypot(to.x - from.x, to.y - from.y),
  );
  const [scale = 0] = scales;
  if (scales.some((each) => Math.abs(each - scale) > scale * 1e-6)) return null;
  const [outline, hole] = figure.marks.filter(isForm("area"));
  const round = figure.marks.find(isForm("circle"));
  const corners = outline?.corners ?? [];
  const square = (drawn: number) => Math.round(drawn * scale * scale * 1e4) / 1e4;
  const circle = (radius: number) => square(radius * radius) * 3.14;
  if (round !== undefined) return `${asText(square(enclosed(corners)) - circle(round.radius))} mm²`;
  if (corners.length <= mostCorners) return `${asText(square(enclosed(corners) - enclosed(hole?.corners ?? [])))} mm²`;
  const straight = straightPart(corners, lengths);
  const ys = corners.map(({ y }) => y);
  const radius = (Math.max(...ys) - Math.min(...ys)) / 2;
  const halves = Math.round((enclosed(corners) - straight) / ((Math.PI * radius * radius) / 2));
  return `${asText(square(straight) + (halves * circle(radius)) / 2)} mm²`;
};
