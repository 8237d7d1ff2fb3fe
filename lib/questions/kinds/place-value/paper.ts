import type { PaperForm, PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { PlaceValueKey, PlaceValueView } from "./grading.ts";

const box: PaperPart = { type: "box", letters: 2 };

const named = (name: string): readonly PaperPart[] => [box, { type: "text", text: name }];

export const placeValuePaper: PaperForm<PlaceValueView, PlaceValueKey> = {
  instruction: paperText.instructions.boxes,
  blocks: ({ hasHundreds }) => [
    {
      type: "line",
      parts: [...(hasHundreds ? named(paperText.hundreds) : []), ...named(paperText.tens), ...named(paperText.ones)],
      isRunning: false,
    },
  ],
};
