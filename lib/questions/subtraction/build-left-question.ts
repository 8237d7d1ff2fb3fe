import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import { leavingText } from "#lib/text/leaving-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { buildDifferenceQuestion } from "./build-difference-question.ts";

/** "Có 7 con vịt, 3 con bơi đi. Còn lại mấy con?" over a ten frame in which they are crossed out. */
export function buildLeftQuestion(setting: Setting): Question {
  const { a, b, range, rng } = setting;
  const { picture, leave } = rng.pick(leavingText);
  const { name, unit } = pictureText[picture];
  return {
    // Two frames and a key pad under a story are too much for a small screen.
    ...buildDifferenceQuestion({
      ...setting,
      pictures: [picture, picture],
      beside: "frame",
      isTyped: setting.isTyped && range <= 10,
    }),
    prompt: text.promptLeft(`${a} ${name}`, leave(b), unit, range),
    praise: rng.pick(text.praiseLeft),
  };
}
