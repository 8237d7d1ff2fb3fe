import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import { partsFigure } from "./parts-figure.ts";
import type { Setting } from "./setting.ts";

/** Names to choose from: those of the same operation first, then of the other. */
function namesFor(operation: "+" | "−"): string[] {
  const others = operation === "+" ? [text.names["−"][2], text.names["−"][1]] : [text.names["+"][0]];
  return [...new Set([...text.names[operation], ...others])];
}

/** "Trong phép cộng này, số 12 gọi là gì?" below the written sum. */
export function buildNameQuestion(setting: Setting): Question {
  const { operation, a, b, result, rng } = setting;
  const place = rng.int(0, 2);
  const number = [a, b, result][place] ?? result;
  const names = text.names[operation];
  const right = names[place] ?? names[2];
  const asked = [0, 1, 2].map((each) => (each === place ? "?" : null));
  const figure = partsFigure(setting, asked, place);
  return {
    kind: "choice",
    prompt: text.promptName(operation, number),
    figures: [partsFigure(setting, asked, null)],
    hints: [
      { ...text.hintWhere(number), figures: [figure] },
      { ...text.hintPlace(operation, place), figures: [figure] },
    ],
    explanation: { ...text.explainName(operation, number, place), figures: [partsFigure(setting, names, place)] },
    praise: rng.pick(text.praiseNames),
    answer: text.label(right),
    identity: `name ${a}${operation}${b} ${place}`,
    ...arrangeChoices(
      rng,
      text.label(right),
      namesFor(operation)
        .filter((name) => name !== right)
        .map((name) => ({ line: text.label(name), feedback: text.mistakeName(operation, name) })),
    ),
  };
}
