import type { Line } from "#lib/core/line.ts";
import { type Blocks, gradePlaceValue, type PlaceValueKey, type PlaceValueResponse } from "./grade.ts";

function worthOf({ hundreds, tens, ones }: Blocks): number {
  return hundreds * 100 + tens * 10 + ones;
}

/** The sentence for a wrong building; null for a right one. */
export function placeValueFeedback(key: PlaceValueKey, response: PlaceValueResponse): Line | null {
  if (gradePlaceValue(key, response)) return null;
  if (worthOf(response) === worthOf(key)) return key.notSwapped;
  if (response.hundreds !== key.hundreds) return key.wrongHundreds;
  if (response.tens === key.ones && response.ones === key.tens) return key.exchanged;
  return response.tens === key.tens ? key.wrongOnes : key.wrongTens;
}
