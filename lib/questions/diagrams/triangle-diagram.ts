import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Triangle {
  /** In numbers of one unit; the drawing keeps their proportion as far as a phone's card allows. */
  readonly base: number;
  readonly height: number;
  /** Where the height meets the line of the base, in parts of it: 0 at its left end, 1 at its right end, past 1 outside. */
  readonly foot: number;
  /** Written along them; null for none. */
  readonly baseText: string | null;
  readonly heightText: string | null;
  /** Along the side from the top to the left end of the base. */
  readonly slantText?: string | null;
  /** Whether what it is half of is drawn around it: a rectangle, or a parallelogram where the height stands outside. */
  readonly isDoubled?: boolean;
  readonly alt: string;
}

const field = { width: 320, height: 180 };
const ground = 148;
/** Room for a measure along a side; what is longer is drawn longer all the same. */
const least = 40;

/** What a triangle is half of: a parallelogram where its height stands outside. */
function around(foot: number, at: (x: number, y: number) => Point): DiagramMark {
  const above = foot > 1 ? [at(foot, 1), at(foot - 1, 1)] : [at(1, 1), at(0, 1)];
  return { form: "area", corners: [at(0, 0), at(1, 0), ...above], tone: "second" };
}

/** A triangle on its base, with its height dashed; a height outside stands on the base drawn on. */
export function triangleDiagram(triangle: Triangle): DiagramFigure {
  const { base, height, foot, baseText, heightText, slantText = null, isDoubled = false, alt } = triangle;
  const span = Math.max(1, foot);
  const scale = Math.min(200 / (base * span), 112 / height);
  const across = Math.max(base * scale, least);
  const up = Math.max(height * scale, least);
  // A height at the left end has its measure outside.
  const left = (field.width - across * span) / 2 + (foot > 0 ? 0 : 20);
  const at = (x: number, y: number) => ({ x: left + x * across, y: ground - y * up });
  const [start, end, top, below] = [at(0, 0), at(1, 0), at(foot, 1), at(foot, 0)];
  const whole = isDoubled ? [around(foot, at)] : [];
  const marks: DiagramMark[] = [...whole, { form: "area", corners: [start, end, top], tone: "first" }];
  if (foot > 1) marks.push({ form: "line", from: end, to: below, look: "dashed", ends: "plain" });
  marks.push(
    { form: "line", from: top, to: below, look: "dashed", ends: "plain" },
    { form: "right-angle", at: below, towards: [top, foot > 0 ? start : end] },
  );
  if (baseText !== null) {
    marks.push({ form: "length", from: start, to: end, text: baseText, side: -1, hasArrows: false });
  }
  if (heightText !== null) {
    // Inside on the side with more room, outside away from the triangle.
    const side = foot > 1 || (foot > 0 && foot <= 0.5) ? 1 : -1;
    marks.push({ form: "length", from: top, to: below, text: heightText, side, hasArrows: false });
  }
  if (slantText !== null) {
    marks.push({ form: "length", from: top, to: start, text: slantText, side: -1, hasArrows: false });
  }
  return { type: "diagram", ...field, marks, alt };
}
