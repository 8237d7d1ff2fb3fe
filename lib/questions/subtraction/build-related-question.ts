import { blocksFigure } from "#lib/questions/addition/blocks-figure.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { arrangeChoices, type WrongChoice } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { subtractionText as text } from "#lib/text/subtraction-text.ts";
import { takenBlocks } from "./taken-blocks.ts";

/** Both groups together, and then the second one taken away. */
function figuresOf({ a: whole, b: second, pictures }: Setting): readonly [Figure, Figure] {
  const first = whole - second;
  if (whole <= 20) {
    const groups = [
      { picture: pictures[0], count: first },
      { picture: pictures[1], count: second },
    ];
    const both = frameFigure(groups, [], whole);
    return [both, { ...both, crossed: second, alt: text.crossedAlt(both.alt, second) }];
  }
  return [blocksFigure([first, second]), takenBlocks(whole, second)];
}

/**
 * "5 + 4 = 9. Vậy phép trừ nào đúng?" with four written differences, one of them true; `a` is the sum, and above 20 no
 * ten has to be taken apart.
 */
export function buildRelatedQuestion(setting: Setting): Question {
  const { a: whole, b: second, rng } = setting;
  const first = whole - second;
  const [both, taken] = figuresOf(setting);
  const near = rng.pick([-1, 1]);
  const wrong: WrongChoice[] = [
    { code: "SWAP", line: text.equation(second, whole, first), feedback: text.mistakeTurned },
    { code: "OP", line: text.equation(first, second, whole), feedback: text.mistakeSumTaken(whole) },
    { code: "OFF1", line: text.equation(whole, second, first + near), feedback: text.mistakeRelated },
  ];
  return {
    kind: "choice",
    prompt: text.promptRelated(first, second),
    figures: [both],
    hints: [
      { ...text.hintRelated(whole), figures: null },
      { ...text.hintRelatedShown, figures: [taken] },
    ],
    explanation: { ...text.explainRelated(first, second), figures: [taken] },
    praise: rng.pick(text.praiseWhich),
    answer: text.equation(whole, second, first),
    identity: `related ${first}+${second}`,
    ...arrangeChoices(rng, text.equation(whole, second, first), wrong),
  };
}
