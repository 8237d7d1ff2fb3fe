import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { PlaceValueKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toPlaceValueKey(key: PlaceValueKey): PlaceValueKey {
  return {
    hundreds: key.hundreds,
    tens: key.tens,
    ones: key.ones,
    notSwapped: toPublicLine(key.notSwapped),
    exchanged: toPublicLine(key.exchanged),
    wrongHundreds: toPublicLine(key.wrongHundreds),
    wrongTens: toPublicLine(key.wrongTens),
    wrongOnes: toPublicLine(key.wrongOnes),
  };
}
