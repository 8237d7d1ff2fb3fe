import type { Point } from "#lib/questions/figures/shape-part.ts";

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function spread(values: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}

/** The same shape turned by so many degrees, as large as a square field of `size` around `middle` allows. */
export function fitPolygon(corners: readonly Point[], turn: number, size: number, middle: Point): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const turned = corners.map(({ x, y }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine }));
  const across = spread(turned.map((corner) => corner.x));
  const down = spread(turned.map((corner) => corner.y));
  const scale = size / Math.max(across.length, down.length);
  return turned.map(({ x, y }) => ({
    x: toTenth(middle.x + (x - across.middle) * scale),
    y: toTenth(middle.y + (y - down.middle) * scale),
  }));
}
