import type { PaperForm, PaperPart } from "#lib/questions/paper-form.ts";
import { paperText, withoutBlocks } from "#lib/text/paper-text.ts";
import type { PlaceValueKey, PlaceValueView } from "./grading.ts";

/** No blocks lie on paper. */
const sayWithoutBlocks = (words: string) =>
  withoutBlocks.reduce((said, [onBoard, onPaper]) => said.replace(onBoard, onPaper), words);

const box: PaperPart = { type: "box", letters: 2 };

const named = (name: string): readonly PaperPart[] => [box, { type: "text", text: name }];

export const placeValuePaper: PaperForm<PlaceValueView, PlaceValueKey> = {
  instruction: paperText.instructions.boxes,
  prompt: (_view, prompt) => sayWithoutBlocks(prompt),
  blocks: ({ hasHundreds }) => [
    {
      type: "line",
      parts: [...(hasHundreds ? named(paperText.hundreds) : []), ...named(paperText.tens), ...named(paperText.ones)],
      isRunning: false,
    },
  ],
  // As it stands in the boxes.
  answer: ({ hasHundreds }, { hundreds, tens, ones }) =>
    [
      ...(hasHundreds ? [`${hundreds} ${paperText.hundreds}`] : []),
      `${tens} ${paperText.tens}`,
      `${ones} ${paperText.ones}`,
    ].join(" "),
  how: (_view, _key, explanation) => sayWithoutBlocks(explanation),
};
