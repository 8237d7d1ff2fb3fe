import type { BalancePan } from "#lib/questions/figures/balance.ts";
import type { Question } from "#lib/questions/question.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { balanceOf } from "./balance-of.ts";
import { hopLine } from "./hop-line.ts";
import { measureChoices } from "./measure-choices.ts";
import type { Load } from "./pick-load.ts";
import { pickTwoLoads } from "./pick-two-loads.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { weightsOf } from "./weights-of.ts";

function pick(setting: KgLitSetting, sought: "sum" | "difference"): readonly [Load, Load] {
  return pickTwoLoads(setting, (first, second) =>
    sought === "sum" ? first + second <= setting.most : first > second && first !== 2 * second,
  );
}

function marked({ good, kg }: Load) {
  return { good, mark: balanceText.mark(kg) };
}

function panOf(...loads: readonly Load[]): BalancePan {
  return { goods: loads.map(marked), weights: [] };
}

/** "Trên cân có bao gạo và túi đường. Cả hai nặng bao nhiêu?": their weights are written on them. */
function together({ most, rng }: KgLitSetting, one: Load, other: Load): Question {
  const right = one.kg + other.kg;
  const hop = { from: one.kg, to: right, label: `+${other.kg}` };
  return {
    kind: "choice",
    prompt: text.promptTogether(one.name, other.name),
    figures: [balanceOf(panOf(one, other), panOf(), right)],
    hints: [
      { ...text.hintJoin, figures: null },
      { ...text.hintHopOn, figures: [hopLine(most, [0, one.kg], [hop])] },
    ],
    explanation: {
      ...text.explainSum(one.kg, other.kg, "kg"),
      figures: [balanceOf(panOf(one, other), { goods: [], weights: weightsOf(right) }, 0)],
    },
    praise: text.praiseSum,
    answer: measureLine(`${right} kg`),
    identity: `sum kg ${one.kg} ${other.kg} ${one.good}`,
    ...measureChoices(rng, right, "kg", [
      { value: Math.abs(one.kg - other.kg), feedback: text.mistakeTook },
      { value: one.kg, feedback: text.mistakeOnlyOne },
    ]),
  };
}

/** "Bao gạo nặng hơn túi đường bao nhiêu?" */
function compared({ most, rng }: KgLitSetting, one: Load, other: Load): Question {
  const right = one.kg - other.kg;
  return {
    kind: "choice",
    prompt: text.promptHowMuchHeavier(one.name, other.name),
    figures: [balanceOf(panOf(one), panOf(other), right)],
    hints: [
      { ...text.hintCompare, figures: null },
      {
        ...text.hintHopBetween,
        figures: [hopLine(most, [0, other.kg, one.kg], [{ from: other.kg, to: one.kg, label: "?" }])],
      },
    ],
    explanation: { ...text.explainDifference(one.kg, other.kg, "kg"), figures: null },
    praise: text.praiseDifference,
    answer: measureLine(`${right} kg`),
    identity: `difference kg ${one.kg} ${other.kg} ${one.good}`,
    ...measureChoices(rng, right, "kg", [
      { value: one.kg + other.kg, feedback: text.mistakeJoined },
      { value: one.kg, feedback: text.mistakeNotCompared },
    ]),
  };
}

/** How heavy two things are together, or how much heavier one is. */
export function buildTwoLoadsQuestion(setting: KgLitSetting, sought: "sum" | "difference"): Question {
  const [one, other] = pick(setting, sought);
  return sought === "sum" ? together(setting, one, other) : compared(setting, one, other);
}
