import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import { placeBlocks } from "#lib/questions/place-value/place-blocks.ts";
import { tieWords } from "#lib/text/tie-words.ts";

export const none: Blocks = { hundreds: 0, tens: 0, ones: 0 };

/** "2 trăm 3 chục", without the places that are empty. */
export function partsOf({ hundreds, tens, ones }: Blocks): string {
  const parts = [
    [hundreds, "trăm"],
    [tens, "chục"],
    [ones, "đơn vị"],
  ] as const;
  return tieWords(
    parts
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}`)
      .join(" "),
  );
}

/** Blocks with a ring around ten that can be swapped: rods beside plates, else cubes. */
export function ringed(blocks: Blocks, hasHundreds: boolean): PlaceBlocksFigure {
  return placeBlocks(blocks, { hasHundreds, marked: [hasHundreds ? "tens" : "ones"], isTenRinged: true });
}
