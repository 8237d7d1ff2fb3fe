import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { total } from "#lib/skills/total.ts";

interface Box {
  /** A block as `boxDiagram` draws it: front, top and side, then the hidden edges from the hidden corner. */
  readonly figure: DiagramFigure;
  /** The same block laid out flat. */
  readonly net: DiagramFigure;
}

function middleOf(points: readonly Point[]): Point {
  return {
    x: total(points.map(({ x }) => x)) / points.length,
    y: total(points.map(({ y }) => y)) / points.length,
  };
}

function labelled(points: readonly Point[]): DiagramMark[] {
  return points.map((point, place) => ({ form: "label", ...point, text: String(place + 1) }));
}

function areasOf({ marks }: DiagramFigure): (readonly Point[])[] {
  return marks.flatMap((mark) => (mark.form === "area" ? [mark.corners] : []));
}

/** The corners of the upper face and of the lower face, each in the same order around it. */
function facesOf(figure: DiagramFigure) {
  const [front = [], top = [], side = []] = areasOf(figure);
  const hidden = figure.marks.find((mark) => mark.form === "line");
  if (hidden?.form !== "line" || !(front[0] && front[1] && side[1])) throw new Error("A block has hidden edges");
  return { upper: top, lower: [front[0], front[1], side[1], hidden.from] };
}

/** The corners, each numbered on its outer side. */
function cornersOf(figure: DiagramFigure): DiagramMark[] {
  const { upper, lower } = facesOf(figure);
  const middle = middleOf([...upper, ...lower]);
  return [...upper, ...lower].map((point, place) => {
    const degrees = (Math.atan2(middle.y - point.y, point.x - middle.x) * 180) / Math.PI;
    return { form: "point", ...point, name: String(place + 1), nameAt: (degrees + 360) % 360, isDrawn: true };
  });
}

/** The edges of the upper face, of the lower face and those between, each with its number. */
function edgesOf(figure: DiagramFigure): DiagramMark[] {
  const { upper, lower } = facesOf(figure);
  const around = (face: readonly Point[]) =>
    face.map((point, place) => middleOf([point, face[(place + 1) % face.length] ?? point]));
  // Those in front are numbered higher up and those behind lower down, so that no two numbers lie on one another.
  const between = upper.map((point, place) => {
    const [end, share] = [lower[place] ?? point, place < 2 ? 0.35 : 0.7];
    return { x: point.x, y: point.y + (end.y - point.y) * share };
  });
  return labelled([...around(upper), ...around(lower), ...between]);
}

/** A block with its parts numbered one after the other; for its faces it is laid out flat. */
export function numbered({ figure, net }: Box, part: "mặt" | "đỉnh" | "cạnh"): DiagramFigure {
  if (part === "mặt") {
    const marks = [...net.marks, ...labelled(areasOf(net).map(middleOf))];
    return { ...net, marks, alt: "Khối mở ra thành hình phẳng, các mặt được đánh số lần lượt." };
  }
  const marks = part === "đỉnh" ? cornersOf(figure) : edgesOf(figure);
  return { ...figure, marks: [...figure.marks, ...marks], alt: `Các ${part} của khối được đánh số lần lượt.` };
}
