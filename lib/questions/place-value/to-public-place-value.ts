import type { PlaceValueView } from "./grade.ts";

/** The view with exactly the fields that are shown. */
export function toPublicPlaceValue({ start, hasHundreds }: PlaceValueView): PlaceValueView {
  return { start: { hundreds: start.hundreds, tens: start.tens, ones: start.ones }, hasHundreds };
}
