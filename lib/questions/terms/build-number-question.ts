import { numberAsLine } from "#lib/core/number-as-line.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import { exampleFigure } from "./example-figure.ts";
import { partsFigure } from "./parts-figure.ts";
import type { Setting } from "./setting.ts";

/** "Trong phép cộng này, tổng là số nào?" below the written sum, with its numbers to choose from. */
export function buildNumberQuestion(setting: Setting): Question {
  const { operation, a, b, result, rng } = setting;
  const place = rng.int(0, 2);
  const numbers = [a, b, result];
  const right = numbers[place] ?? result;
  const bare = partsFigure(setting, [], null);
  const wrong = [0, 1, 2].filter((each) => each !== place);
  return {
    kind: "choice",
    prompt: text.promptNumber(operation, numbers, place),
    figures: [bare],
    hints: [
      { ...text.hintSign(operation), figures: null },
      { ...text.hintPlace(operation, place), figures: null },
      { ...text.hintExample, figures: [bare, exampleFigure(setting)] },
    ],
    explanation: {
      ...text.explainName(operation, right, place),
      figures: [partsFigure(setting, text.names[operation], place)],
    },
    praise: rng.pick(text.praiseNumber),
    answer: numberAsLine(right),
    identity: `number ${a}${operation}${b} ${place}`,
    ...arrangeChoices(
      rng,
      numberAsLine(right),
      wrong.map((each) => ({
        line: numberAsLine(numbers[each] ?? 0),
        feedback: text.mistakeNumber(operation, each),
      })),
    ),
  };
}
