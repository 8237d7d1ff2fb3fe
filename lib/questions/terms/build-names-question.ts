import type { Question } from "#lib/questions/question.ts";
import { termsText as text } from "#lib/text/terms-text.ts";
import { exampleFigure } from "./example-figure.ts";
import { partsFigure } from "./parts-figure.ts";
import type { Setting } from "./setting.ts";

/** "Con nêu tên gọi của từng số trong phép cộng nhé!": a name is put below each number. */
export function buildNamesQuestion({ operation, a, b, result, rng }: Setting): Question {
  const names = text.names[operation];
  const labels = rng.shuffle([...new Set(operation === "+" ? [...names, text.names["−"][2]] : names)]);
  return {
    kind: "match",
    prompt: text.promptNames(operation),
    figures: [],
    view: {
      operation,
      numbers: [a, b, result].map(String),
      filled: "names",
      labels: labels.map(text.label),
      isReusable: operation === "+",
    },
    key: {
      fillings: [names.map((name) => labels.indexOf(name))],
      mistakes: [],
      wrong: [a, b, result].map(text.wrongName),
    },
    hints: [
      { ...text.hintEnds, figures: [partsFigure({ operation, a, b, result }, [], 2)] },
      { ...text.hintExample, figures: [exampleFigure({ operation, a, b, result })] },
    ],
    explanation: {
      ...text.explainNames(operation, [a, b, result]),
      figures: [partsFigure({ operation, a, b, result }, names, null)],
    },
    praise: rng.pick(text.praiseNames),
    answer: text.rule(operation),
    identity: `names ${a}${operation}${b}`,
  };
}
