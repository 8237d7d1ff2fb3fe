import { onePicture } from "#lib/questions/figures/objects.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { PairsKey, PairsView } from "./grading.ts";

export const pairsPaper: PaperForm<PairsView, PairsKey> = {
  instruction: ({ lefts, cards }) =>
    cards.length > lefts.length
      ? `${paperText.instructions.pairs} ${paperText.unusedBoxes}`
      : paperText.instructions.pairs,
  blocks: ({ lefts, pictures, scenes, cards }) => [
    {
      type: "pairs",
      lefts: lefts.map((word, place) => {
        const picture = pictures?.[place];
        return scenes?.[place] ?? (picture === undefined ? word : onePicture(picture, ""));
      }),
      rights: cards,
    },
  ],
};
