import type { Point } from "./shape-part.ts";

/** A protractor has two rings of numbers: the inner one counts anticlockwise from the right, the outer one clockwise from the left. */
export type Ring = "inner" | "outer";

/** How a protractor lies: its centre, and by how many degrees it is turned anticlockwise, from -170 to 180. */
export interface Laid extends Point {
  readonly turn: number;
}

/** Degrees from one number of a ring to the next. */
export const markEvery = 10;

/** The half-disc in units of its sheet. */
export const protractorRadius = 100;

/** Where numbers stand and what lies between the rings, by their distances from the centre. */
export const ringRadius = { outer: 93, inner: 75.5, between: 84, inside: 65 } as const;

/** An angle from 0 up to 350. */
const around = (degrees: number) => ((degrees % 360) + 360) % 360;

/** A turn from -170 to 180. */
export function asTurn(degrees: number): number {
  const turn = around(degrees);
  return turn > 180 ? turn - 360 : turn;
}

/** At which degree of the inner ring a direction lies, going on below the straight edge: 0 to 350. */
export const placeOf = (direction: number, laid: Pick<Laid, "turn">): number => around(direction - laid.turn);

/** The number of a ring at a place, which is counted along the inner ring. */
export const numberAt = (ring: Ring, place: number): number => (ring === "inner" ? place : 180 - place);

/** So far from a point in a direction, which is given anticlockwise from the right; the sheet counts downward. */
export function pointTowards({ x, y }: Point, direction: number, reach: number): Point {
  const angle = (direction * Math.PI) / 180;
  return { x: x + reach * Math.cos(angle), y: y - reach * Math.sin(angle) };
}
