import type { LitRing } from "#lib/questions/figures/protractor.ts";
import { asTurn, type Laid, numberAt, placeOf } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorKey, ProtractorResponse } from "./grading.ts";

/** How a protractor is laid so that the first side lies at 0, with the other one under it. */
export function rightLaid({ corner, sides: [one, other] }: Pick<ProtractorKey, "corner" | "sides">): Laid {
  const isInner = placeOf(other, { turn: one }) <= 180;
  return { ...corner, turn: asTurn(isInner ? one : one - 180) };
}

/** A response that is right: the protractor at the first side, the number read off where the other one passes. */
export function rightResponse(key: ProtractorKey, start: Laid): ProtractorResponse {
  const laid = key.isTurned ? start : rightLaid(key);
  const place = placeOf(key.sides[1], laid);
  if (key.isTurned) return { laid, ring: null, place };
  return { laid, ring: numberAt("inner", place) === key.degrees ? "inner" : "outer", place };
}

/** The ring on which a response is counted, from its 0 up to what was read or made. */
export function countedOn(one: number, { laid, ring, place }: ProtractorResponse): LitRing {
  const counted = ring ?? (placeOf(one, laid) === 0 ? "inner" : "outer");
  return { ring: counted, number: numberAt(counted, place) };
}
