import type { Setting } from "#lib/questions/addition/setting.ts";
import { whichFigure } from "#lib/questions/addition/which-figure.ts";
import { withBox } from "#lib/questions/addition/with-box.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { subtractionHelp } from "./subtraction-help.ts";
import { takenFrame } from "./taken-frame.ts";
import { wrongDifferences } from "./wrong-differences.ts";

/** "Phép trừ nào bằng 5?" with four written differences to choose from. */
export function buildWhichDifferenceQuestion({ a, b, range, pictures, rng }: Setting): Question {
  const left = a - b;
  const wrong = wrongDifferences(rng, a, b, range);
  const tried = rng.pick(wrong);
  // Here the difference itself goes into the box: "5 = 9 − 4", in the question and in its explanation.
  const box = whichFigure(left, "−");
  const shown: Figure =
    tried.a > 20 ? workedColumn("−", tried.a, tried.b, "done") : takenFrame(pictures[0], tried.a, tried.b, []);
  return {
    kind: "choice",
    prompt: text.promptWhichDifference(left),
    figures: [box],
    explanation: withBox(subtractionHelp(a, b, pictures[0]).explanation, box),
    hints: [
      { ...text.hintEach, figures: null },
      { ...text.hintNotThis(tried.a, tried.b, left), figures: [shown, box] },
    ],
    praise: rng.pick(text.praiseWhich),
    answer: text.difference(a, b),
    identity: `${left}=? ${a}-${b}`,
    ...arrangeChoices(
      rng,
      text.difference(a, b),
      wrong.map((other) => ({
        line: text.difference(other.a, other.b),
        feedback: text.mistakeDifference(other.a, other.b, left),
        code: (other.a - other.b - left) % 10 === 0 ? "OFF10" : "OFF1",
      })),
    ),
  };
}
