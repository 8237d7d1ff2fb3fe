import type { Question } from "#lib/questions/question.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { balanceOf } from "./balance-of.ts";
import { hopLine } from "./hop-line.ts";
import { measureChoices } from "./measure-choices.ts";
import { pickLoad } from "./pick-load.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { weightsOf } from "./weights-of.ts";

/** What the weights on a pan come to at most. */
const heaviest = 20;

/** Steps over the line, one weight after another; the last place is left to the pupil. */
function hopsOver(weights: readonly number[]) {
  const start = (place: number) => weights.slice(0, place).reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, place) => ({ from: start(place), to: start(place + 1), label: `+${weight}` }));
}

/**
 * "Quả mít nặng bao nhiêu ki-lô-gam?" over a level balance: weights that make up its weight, or, with something
 * beside it, more than its weight.
 */
export function buildReadBalanceQuestion(setting: KgLitSetting, isBeside: boolean): Question {
  const { rng } = setting;
  const { good, name, kg } = pickLoad(setting);
  if (isBeside && kg === heaviest) return buildReadBalanceQuestion(setting, isBeside);
  const beside = isBeside ? rng.pick([1, 2, 5, 10].filter((each) => each !== kg && kg + each <= heaviest)) : 0;
  const total = kg + beside;
  const weights = weightsOf(total);
  // A weight as heavy as the thing would say the answer.
  if (weights.includes(kg)) return buildReadBalanceQuestion(setting, isBeside);
  const pans = (mark: string | null) =>
    balanceOf({ goods: [{ good, mark }], weights: isBeside ? [beside] : [] }, { goods: [], weights }, 0);
  const hops = hopsOver(weights);
  const known = hops.map(({ from }) => from);
  const hint = isBeside
    ? hopLine(heaviest, [total], [{ from: total, to: kg, label: `−${beside}` }])
    : hopLine(setting.most, known, hops);
  return {
    kind: "choice",
    prompt: text.promptWeight(name),
    figures: [pans(isBeside ? "?" : null)],
    hints: [
      { ...text.hintEven, figures: null },
      { ...(isBeside ? text.hintTakeOff : text.hintAddWeights), figures: [hint] },
    ],
    explanation: {
      ...(isBeside ? text.explainTakeOff(name, total, beside) : text.explainWeights(name, weights)),
      figures: [pans(balanceText.mark(kg))],
    },
    praise: text.praiseWeight,
    answer: measureLine(`${kg} kg`),
    identity: `${isBeside ? "unknown" : "read"} ${good} ${kg} ${beside}`,
    ...measureChoices(rng, kg, "kg", [
      ...(isBeside
        ? [
            { value: total, feedback: text.mistakeBeside },
            { value: total + beside, feedback: text.mistakeBeside },
          ]
        : [
            { value: weights[0] ?? 1, feedback: text.mistakeOneWeight },
            { value: weights.length, feedback: text.mistakeCounted },
          ]),
      { value: kg + 1, feedback: text.mistakeAddAgain },
    ]),
  };
}
