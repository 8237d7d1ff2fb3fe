import type { Rng } from "#lib/core/rng.ts";
import { polylineDiagram } from "#lib/questions/diagrams/polyline-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** The lines class 2 calls by name. */
export type LineKind = "segment" | "straight" | "curve" | "bent";

/** What each is called. */
export const lineNames: Readonly<Record<LineKind, string>> = {
  segment: "đoạn thẳng",
  straight: "đường thẳng",
  curve: "đường cong",
  bent: "đường gấp khúc",
};

/** What is seen, without the name. */
const seen: Readonly<Record<LineKind, string>> = {
  segment: "Một nét thẳng có hai đầu.",
  straight: "Một nét thẳng kéo dài mãi về hai phía.",
  curve: "Một nét lượn mềm mại.",
  bent: "Nhiều nét thẳng nối tiếp nhau.",
};

/** Points from left to right, up and down in turn; `rise` is how far. */
export function zigzag(rng: Rng, count: number, rise: number): Point[] {
  const start = rng.int(0, 1);
  const across = 240 / (count - 1);
  return Array.from({ length: count }, (_, place) => ({
    x: Math.round(40 + place * across),
    y: 90 + ((place + start) % 2 === 0 ? -rise : rise) + rng.int(-10, 10),
  }));
}

function marksOf(rng: Rng, kind: Exclude<LineKind, "bent">): DiagramMark[] {
  if (kind === "curve") {
    return [{ form: "curve", points: zigzag(rng, rng.int(3, 5), rng.int(24, 50)), look: "solid" }];
  }
  const from = { x: rng.int(40, 80), y: rng.int(30, 150) };
  const to = { x: rng.int(230, 280), y: rng.int(30, 150) };
  if (kind === "straight") return [{ form: "line", from, to, look: "solid", ends: "through" }];
  const end = ({ x, y }: Point): DiagramMark => ({ form: "point", x, y, name: null, nameAt: 90, isDrawn: true });
  return [{ form: "line", from, to, look: "solid", ends: "plain" }, end(from), end(to)];
}

/** A line of that kind, somewhere else each time. */
export function drawLine(rng: Rng, kind: LineKind): DiagramFigure {
  if (kind === "bent") {
    return polylineDiagram({ points: zigzag(rng, rng.int(3, 5), 42), names: [], lengths: [], alt: seen.bent });
  }
  return { type: "diagram", width: 320, height: 180, marks: marksOf(rng, kind), alt: seen[kind] };
}
