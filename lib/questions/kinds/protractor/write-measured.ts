import { numberAt, placeOf } from "#lib/questions/figures/protractor-marks.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import type { ProtractorResponse, ProtractorView } from "./grading.ts";
import { layingFault } from "./reading.ts";

/** What was read or made: "120°", and with a number that measures nothing why it does not. */
export function writeMeasured(view: ProtractorView, { laid, ring, place }: ProtractorResponse): string {
  const places = view.sides.map((side) => placeOf(side, laid));
  if (ring === null) return text.measure(Math.abs(place - (places[0] ?? 0)));
  const number = text.measure(numberAt(ring, place));
  if (layingFault(view.corner, view.sides, laid) !== null) return text.laidWrong(number);
  return places.includes(place) ? number : text.beside(number);
}
