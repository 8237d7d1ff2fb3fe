import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface CylinderNet {
  readonly radius: number;
  readonly height: number;
  /** Round ends: on which long side of the rectangle, how far along it (0 to 1), and how large beside the right size. */
  readonly ends: readonly { readonly side: "upper" | "lower"; readonly along: number; readonly scale: number }[];
  readonly alt: string;
}

const margin = 6;

/** A rectangle as long as the way around a circle, with round ends that touch its long sides. */
export function cylinderNetDiagram({ radius, height, ends, alt }: CylinderNet): DiagramFigure {
  const across = 2 * Math.PI * radius;
  const most = Math.max(...ends.map(({ scale }) => scale), 1) * radius;
  const top = margin + most * 2;
  const corners = [
    { x: margin, y: top + height },
    { x: margin + across, y: top + height },
    { x: margin + across, y: top },
    { x: margin, y: top },
  ];
  const circles = ends.map(({ side, along, scale }): DiagramMark => {
    const size = radius * scale;
    const x = margin + size + along * (across - size * 2);
    return { form: "circle", x, y: side === "upper" ? top - size : top + height + size, radius: size, tone: "second" };
  });
  return {
    type: "diagram",
    width: across + margin * 2,
    height: height + most * 4 + margin * 2,
    marks: [{ form: "area", corners, tone: "first" }, ...circles],
    alt,
  };
}
