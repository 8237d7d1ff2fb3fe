import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";

const field = 100;

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A drawing from its field of 100 by 100, made smaller and put with its middle on a point. */
export function placePart(part: ShapePart, scale: number, middle: Point): ShapePart {
  const put = ({ x, y }: Point): Point => ({
    x: toTenth(middle.x + (x - field / 2) * scale),
    y: toTenth(middle.y + (y - field / 2) * scale),
  });
  const shrink = (length: number) => toTenth(length * scale);
  switch (part.form) {
    case "polygon":
      return { ...part, corners: part.corners.map(put) };
    case "lines":
      return { ...part, lines: part.lines.map(({ from, to }) => ({ from: put(from), to: put(to) })) };
    case "oval":
      return { ...part, ...put(part), rx: shrink(part.rx), ry: shrink(part.ry) };
    case "block":
      return {
        ...part,
        ...put(part),
        width: shrink(part.width),
        depth: shrink(part.depth),
        height: shrink(part.height),
      };
    case "cylinder":
      return { ...part, ...put(part), radius: shrink(part.radius), height: shrink(part.height) };
    case "ball":
      return { ...part, ...put(part), radius: shrink(part.radius) };
    case "frame":
      return { ...part, ...put(part), width: shrink(part.width), height: shrink(part.height) };
    case "thing":
    case "coin":
    case "die":
    case "card":
    case "gap":
      return { ...part, ...put(part), size: shrink(part.size) };
  }
}
