import type { Blocks, PlaceValueKey } from "#lib/questions/kinds/place-value/grading.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";

/** What is right to lie there, with the sentences for what may lie there instead. */
export function buildKey(blocks: Blocks): PlaceValueKey {
  return {
    ...blocks,
    notSwapped: text.mistakeNotSwapped,
    exchanged: text.mistakeExchanged,
    wrongHundreds: text.mistakeBuilt("hundreds"),
    wrongTens: text.mistakeBuilt("tens"),
    wrongOnes: text.mistakeBuilt("ones"),
  };
}
