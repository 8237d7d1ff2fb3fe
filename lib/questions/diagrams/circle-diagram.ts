import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Circle {
  /** Which line through the middle is drawn. */
  readonly drawn: "radius" | "diameter";
  readonly text: string;
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const middle = { x: 160, y: 90 };
const radius = 72;

/** A circle with its middle O and a measured radius or diameter. */
export function circleDiagram({ drawn, text, alt }: Circle): DiagramFigure {
  const end = { x: middle.x + radius, y: middle.y };
  const start = drawn === "radius" ? middle : { x: middle.x - radius, y: middle.y };
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "circle", ...middle, radius, tone: "first" },
      { form: "line", from: start, to: end, look: "solid", ends: "plain" },
      { form: "point", ...middle, name: "O", nameAt: 270, isDrawn: true },
      { form: "length", from: start, to: end, text, side: 1, hasArrows: false },
    ],
    alt,
  };
}

interface SquaredCircle {
  /** Written along both sides of the square. */
  readonly text: string;
  readonly alt: string;
}

/** A circle with the square on its radius: its area is 3,14 of such squares. */
export function squaredCircleDiagram({ text, alt }: SquaredCircle): DiagramFigure {
  const [side, top] = [
    { x: middle.x + radius, y: middle.y },
    { x: middle.x, y: middle.y - radius },
  ];
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "circle", ...middle, radius, tone: "first" },
      { form: "area", corners: [middle, side, { x: side.x, y: top.y }, top], tone: "second" },
      { form: "point", ...middle, name: "O", nameAt: 225, isDrawn: true },
      { form: "length", from: middle, to: side, text, side: -1, hasArrows: false },
      { form: "length", from: top, to: middle, text, side: -1, hasArrows: false },
    ],
    alt,
  };
}

interface UnrolledCircle {
  /** Written on the circle and over each diameter of the way around. */
  readonly diameterText: string;
  /** Written below the whole way around. */
  readonly aroundText: string;
  readonly alt: string;
}

const wheel = { x: 160, y: 46, radius: 42 };
const ground = 126;

/** So many diameters along the way around laid out straight. */
const unrolled = (diameters: number, below = 0): Point => ({
  x: wheel.x + (diameters * 2 - Math.PI) * wheel.radius,
  y: ground + below,
});

function lineMark(from: Point, to: Point, look: "solid" | "thick"): DiagramMark {
  return { form: "line", from, to, look, ends: "plain" };
}

/** A circle and its way around laid out straight: three diameters and a little more. */
export function unrolledCircleDiagram({ diameterText, aroundText, alt }: UnrolledCircle): DiagramFigure {
  const { x, y, radius: half } = wheel;
  const across = { from: { x: x - half, y }, to: { x: x + half, y } };
  const [start, end] = [unrolled(0), unrolled(Math.PI)];
  const diameters = [across, ...[0, 1, 2].map((place) => ({ from: unrolled(place), to: unrolled(place + 1) }))];
  return {
    type: "diagram",
    width: field.width,
    height: 168,
    marks: [
      { form: "circle", ...wheel, tone: "first" },
      lineMark(across.from, across.to, "solid"),
      { form: "point", x, y, name: "O", nameAt: 270, isDrawn: true },
      lineMark(start, end, "thick"),
      ...[0, 1, 2, 3, Math.PI].map((place) => lineMark(unrolled(place, -7), unrolled(place, 7), "solid")),
      ...diameters.map(
        (ends): DiagramMark => ({ form: "length", ...ends, text: diameterText, side: 1, hasArrows: false }),
      ),
      { form: "length", from: start, to: end, text: aroundText, side: -1, hasArrows: true },
    ],
    alt,
  };
}

interface Ring {
  /** The inner radius in parts of the outer one. */
  readonly share: number;
  readonly innerText: string;
  readonly outerText: string;
  readonly alt: string;
}

/** A circle within another one around the same middle, each with its radius: one to the left, one to the right. */
export function ringDiagram({ share, innerText, outerText, alt }: Ring): DiagramFigure {
  const [inner, outer] = [
    { x: middle.x - radius * share, y: middle.y },
    { x: middle.x + radius, y: middle.y },
  ];
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "circle", ...middle, radius, tone: "second" },
      { form: "circle", ...middle, radius: radius * share, tone: "first" },
      lineMark(middle, inner, "solid"),
      lineMark(middle, outer, "solid"),
      { form: "point", ...middle, name: "O", nameAt: 270, isDrawn: true },
      { form: "length", from: inner, to: middle, text: innerText, side: 1, hasArrows: false },
      { form: "length", from: middle, to: outer, text: outerText, side: 1, hasArrows: false },
    ],
    alt,
  };
}
