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

/** The line with what it is known by: its two ends, how it goes on, what is straight beside it, its parts counted. */
export function knownBy(kind: LineKind, figure: DiagramFigure): DiagramFigure {
  const { marks } = figure;
  const [first] = marks;
  if (kind === "bent") {
    const points = marks.flatMap((mark) => (mark.form === "point" ? [mark] : []));
    const lengths = points.slice(1).map((_, place) => String(place + 1));
    return polylineDiagram({ points, names: [], lengths, alt: `Nét vẽ gồm ${lengths.length} đoạn thẳng nối nhau.` });
  }
  if (kind === "curve" && first?.form === "curve") {
    const [from = { x: 0, y: 0 }, ...rest] = first.points;
    const straight: DiagramMark = { form: "line", from, to: rest.at(-1) ?? from, look: "dashed", ends: "plain" };
    return { ...figure, marks: [straight, ...marks], alt: "Nét vẽ lượn bên một nét đứt thẳng." };
  }
  if (first?.form !== "line") return figure;
  if (kind === "segment") {
    const names = ["A", "B"];
    const ends = [first.from, first.to].map((end, place): DiagramMark => {
      return { form: "point", ...end, name: names[place] ?? null, nameAt: 90, isDrawn: true };
    });
    return { ...figure, marks: [first, ...ends], alt: "Nét thẳng có hai đầu A và B." };
  }
  const { from, to } = first;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const onward = (start: Point, by: number): Point => ({
    x: start.x + ((to.x - from.x) * by) / length,
    y: start.y + ((to.y - from.y) * by) / length,
  });
  const [before, after] = [onward(from, -38), onward(to, 38)];
  const dashed: DiagramMark = { form: "line", from: before, to: after, look: "dashed", ends: "plain" };
  return { ...figure, marks: [dashed, first], alt: "Nét thẳng kéo dài thêm về hai phía bằng nét đứt." };
}
