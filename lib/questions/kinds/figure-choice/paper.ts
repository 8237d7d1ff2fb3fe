import { capital } from "#lib/core/capital.ts";
import { areToldByColour } from "#lib/questions/paper-colours.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import { letterOf } from "#lib/questions/paper-form.ts";
import { namedByColour, paperText } from "#lib/text/paper-text.ts";
import type { FigureChoiceKey, FigureChoiceView } from "./grading.ts";

export const figureChoicePaper: PaperForm<FigureChoiceView, FigureChoiceKey> = {
  instruction: paperText.instructions.picture,
  blocks: ({ figures }) => [{ type: "pictures", figures, marks: "letters" }],
  answer: (_view, { right }) => letterOf(right),
  // Pictures are named by their colours on a screen: "Hình màu đỏ có 3 cạnh."
  how: ({ figures }, _key, explanation) =>
    figures.reduce((text, { alt }, place) => {
      const letter = letterOf(place);
      const isOfColour = areToldByColour(figures.map((each) => each.alt));
      const picture = isOfColour ? paperText.colouredPicture(letter, alt) : paperText.picture(letter);
      return namedByColour.test(alt) ? text.replaceAll(alt, picture).replaceAll(capital(alt), capital(picture)) : text;
    }, explanation),
};
