import { type Laid, markEvery, numberAt, placeOf, type Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/**
 * centre: not on the corner; line: the zero line on neither side; outside: a side that is not under the protractor; ring: the
 * number of the other ring; near: ten degrees off; mark: any other number.
 */
export type ProtractorFault = "centre" | "line" | "outside" | "ring" | "near" | "mark";

/** What is wrong with how a protractor lies to an angle; null where nothing is. Either side may lie at 0. */
export function layingFault(corner: Point, sides: readonly [number, number], laid: Laid): ProtractorFault | null {
  if (laid.x !== corner.x || laid.y !== corner.y) return "centre";
  const places = sides.map((side) => placeOf(side, laid));
  if (!places.some((place) => place === 0 || place === 180)) return "line";
  return places.every((place) => place <= 180) ? null : "outside";
}

/** What is wrong with a number that is read off where the sides pass a protractor that lies right. */
export function readingFault(
  degrees: number,
  places: readonly number[],
  ring: Ring,
  place: number,
): ProtractorFault | null {
  const number = numberAt(ring, place);
  if (places.includes(place)) {
    if (number === degrees) return null;
    return number === 180 - degrees ? "ring" : "mark";
  }
  const isBeside = places.some((side) => Math.abs(side - place) === markEvery);
  return isBeside && Math.abs(number - degrees) === markEvery ? "near" : "mark";
}

/** What is wrong with an angle that is to have so many degrees. */
export function turningFault(degrees: number, made: number): ProtractorFault | null {
  if (made === degrees) return null;
  if (made === 180 - degrees) return "ring";
  return Math.abs(made - degrees) === markEvery ? "near" : "mark";
}
