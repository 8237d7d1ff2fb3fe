import {
  type Laid,
  markEvery,
  placeOf,
  protractorRadius,
  type Ring,
  ringRadius,
} from "#lib/questions/figures/protractor-marks.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { step } from "#lib/questions/kinds/protractor/tell.ts";

/** A number that is chosen on a ring. */
export interface Chosen {
  readonly ring: Ring;
  readonly place: number;
}

/** How near a corner draws the centre to itself. */
const pull = 13;

/** The nearest place for the centre: on the corner, or whole steps from it, on the sheet. */
export function onSteps(
  { corner, width, height }: Pick<ProtractorView, "corner" | "width" | "height">,
  to: Point,
): Point {
  if (Math.hypot(to.x - corner.x, to.y - corner.y) <= pull) return { x: corner.x, y: corner.y };
  const near = (at: number, from: number, size: number) => {
    const [least, most] = [-Math.floor(from / step), Math.floor((size - from) / step)];
    return from + step * Math.min(most, Math.max(least, Math.round((at - from) / step)));
  };
  return { x: near(to.x, corner.x, width), y: near(to.y, corner.y, height) };
}

/** In which direction from the centre a point lies, as a degree of the inner ring; those just below the straight edge belong to its ends. */
function degreeAt(laid: Laid, { x, y }: Point): number | null {
  const place = placeOf((Math.atan2(laid.y - y, x - laid.x) * 180) / Math.PI, laid);
  if (place > 270) return place > 330 ? 0 : null;
  return place > 210 ? null : Math.min(180, place);
}

/** The mark that is nearest to a point; null for one below the protractor. */
export function markAt(laid: Laid, point: Point): number | null {
  const degree = degreeAt(laid, point);
  return degree === null ? null : Math.round(degree / markEvery) * markEvery;
}

/** The number that a finger means at a point; null for one off the rings. A wide reach takes what is beside them too. */
export function numberNear(laid: Laid, point: Point, isWide: boolean): Chosen | null {
  const distance = Math.hypot(point.x - laid.x, point.y - laid.y);
  const place = markAt(laid, point);
  const least = isWide ? ringRadius.inside / 2 : ringRadius.inside;
  if (place === null || distance < least || distance > protractorRadius + (isWide ? 30 : 4)) return null;
  return { ring: distance > ringRadius.between ? "outer" : "inner", place };
}
