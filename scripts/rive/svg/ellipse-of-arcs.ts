import type { Ellipse } from "#scripts/rive/scene.ts";

export type Segment = readonly [command: string, ...numbers: number[]];

/** The ellipse that a contour of two arcs draws, given in absolute segments; null for any other contour. */
export function ellipseOfArcs(segments: readonly Segment[]): Ellipse | null {
  const [move, there, back, close, ...others] = segments;
  if (!move || !there || !back || !close || others.length > 0) return null;
  if ([move, there, back, close].map(([command]) => command.toUpperCase()).join("") !== "MAAZ") return null;
  const [, x = 0, y = 0] = move;
  const [, radiusX = 0, radiusY = 0, degrees = 0, , , acrossX = 0, acrossY = 0] = there;
  const [, , , , , , endX = 0, endY = 0] = back;
  const isHalf = Math.hypot(acrossX - x, acrossY - y) > 1.9 * Math.min(radiusX, radiusY);
  if (!isHalf || Math.hypot(endX - x, endY - y) > 0.1) return null;
  const centre = { x: (x + acrossX) / 2, y: (y + acrossY) / 2 };
  return { kind: "ellipse", centre, radiusX, radiusY, turn: (degrees * Math.PI) / 180 };
}
