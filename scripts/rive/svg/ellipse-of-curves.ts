import type { Contour, Ellipse, Point } from "#scripts/rive/scene.ts";

/** How far the handles of four cubic curves stand off to draw a quarter of a circle of radius one. */
const kappa = 0.5523;

function minus(one: Point, two: Point): Point {
  return { x: one.x - two.x, y: one.y - two.y };
}

function isNear(one: Point, two: Point, reach: number): boolean {
  return Math.hypot(one.x - two.x, one.y - two.y) < reach;
}

/** Whether each handle of the four vertices points as that of an ellipse around the centre does. */
function isRound({ vertices }: Contour, centre: Point, reach: number): boolean {
  return vertices.every((vertex, place) => {
    const after = minus(vertices[(place + 1) % 4] ?? vertex, centre);
    const out = { x: after.x * kappa, y: after.y * kappa };
    return isNear(vertex.out, out, reach) && isNear(vertex.in, { x: -out.x, y: -out.y }, reach);
  });
}

/** The ellipse that four curves draw, within what art rounds to tenths loses; null for any other contour. */
export function ellipseOfCurves(contour: Contour): Ellipse | null {
  const [one, two, three, four, ...others] = contour.vertices;
  if (!contour.isClosed || !one || !two || !three || !four || others.length > 0) return null;
  const centre = { x: (one.x + three.x) / 2, y: (one.y + three.y) / 2 };
  const [across, down] = [minus(one, centre), minus(two, centre)];
  const [radiusX, radiusY] = [Math.hypot(across.x, across.y), Math.hypot(down.x, down.y)];
  const reach = 0.15 + Math.max(radiusX, radiusY) / 100;
  const lean = Math.abs(across.x * down.x + across.y * down.y) / Math.max(radiusX, radiusY);
  if (lean > reach || !isNear(minus(centre, down), four, reach) || !isRound(contour, centre, reach)) return null;
  if (Math.abs(across.x) < reach) return { kind: "ellipse", centre, radiusX: radiusY, radiusY: radiusX, turn: 0 };
  return {
    kind: "ellipse",
    centre,
    radiusX,
    radiusY,
    turn: Math.abs(across.y) < reach ? 0 : Math.atan2(across.y, across.x),
  };
}
