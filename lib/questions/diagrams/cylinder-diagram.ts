import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

interface Cylinder {
  /** Half the width and the height of its side, in the units of the field. */
  readonly radius: number;
  readonly height: number;
  readonly alt: string;
}

const field = { width: 320, height: 180 };

/** A cylinder that stands on one of its round ends. */
export function cylinderDiagram({ radius, height, alt }: Cylinder): DiagramFigure {
  const [x, depth] = [field.width / 2, radius * 0.3];
  const [top, bottom] = [(field.height - height) / 2, (field.height + height) / 2];
  const corners = [
    { x: x - radius, y: bottom },
    { x: x + radius, y: bottom },
    { x: x + radius, y: top },
    { x: x - radius, y: top },
  ];
  const edge = (side: -1 | 1) =>
    ({
      form: "line",
      from: { x: x + side * radius, y: top },
      to: { x: x + side * radius, y: bottom },
      look: "solid",
      ends: "plain",
    }) as const;
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "area", corners, tone: "first" },
      { form: "oval", x, y: bottom, rx: radius, ry: depth, tone: "first" },
      { form: "oval", x, y: top, rx: radius, ry: depth, tone: "second" },
      edge(-1),
      edge(1),
    ],
    alt,
  };
}
