import type { Point, ShapePart } from "./shape-part.ts";

function toPoint({ x, y }: Point): Point {
  return { x, y };
}

/** A part of a drawing with exactly the fields that are drawn. */
export function toPublicShape(part: ShapePart): ShapePart {
  const { form } = part;
  switch (form) {
    case "oval":
      return { form, x: part.x, y: part.y, rx: part.rx, ry: part.ry, paint: part.paint, look: part.look };
    case "polygon":
      return { form, corners: part.corners.map(toPoint), paint: part.paint, look: part.look };
    case "lines":
      return { form, lines: part.lines.map(({ from, to }) => ({ from: toPoint(from), to: toPoint(to) })) };
    case "block": {
      const { x, y, width, depth, height, paint } = part;
      return { form, x, y, width, depth, height, paint };
    }
    case "cylinder":
      return { form, x: part.x, y: part.y, radius: part.radius, height: part.height, paint: part.paint };
    case "ball":
      return { form, x: part.x, y: part.y, radius: part.radius, paint: part.paint };
    case "thing":
      return { form, thing: part.thing, x: part.x, y: part.y, size: part.size };
    case "gap":
      return { form, x: part.x, y: part.y, size: part.size };
    case "frame":
      return { form, x: part.x, y: part.y, width: part.width, height: part.height };
    default:
      return part satisfies never;
  }
}
