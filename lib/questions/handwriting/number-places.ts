import { apart, type Curve, type Point, pointsOf, startOf } from "./curve.ts";

const turns = [180, 225, 135, 270, 90, 0, 315, 45] as const;

/** Where the number of each stroke stands: beside its start, on the side where most room is left by lines and other numbers. */
export function numberPlaces(curves: readonly Curve[], far: number): readonly Point[] {
  const lines = curves.flatMap((curve) => pointsOf(curve, 10));
  const taken: Point[] = [];
  for (const curve of curves) {
    const { x, y } = startOf(curve);
    const places = turns.map((turn) => ({
      x: x + far * Math.cos((turn * Math.PI) / 180),
      y: y + far * Math.sin((turn * Math.PI) / 180),
    }));
    const room = (place: Point) =>
      Math.min(far, ...lines.map((point) => apart(place, point)), ...taken.map((other) => apart(place, other) / 1.5));
    const [best] = places.toSorted((one, other) => room(other) - room(one));
    taken.push(best ?? { x, y });
  }
  return taken;
}
