import type { Question } from "#lib/questions/question.ts";
import { balanceText } from "#lib/text/balance-text.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { balanceOf } from "./balance-of.ts";
import { pickLoad } from "./pick-load.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { weightsOf } from "./weights-of.ts";

/** From these every whole number of kilograms up to 10 can be put together, with the last one up to 20. */
const trays = { 10: [1, 2, 2, 5], 20: [1, 2, 2, 5, 10] } as const;

/** "Con thêm quả cân cho hai bên bằng nhau nhé!": onto an empty pan, or onto one that holds a weight already. */
export function buildWeighQuestion(setting: KgLitSetting, isTopUp: boolean): Question {
  const { rng, most } = setting;
  const { good, kg } = pickLoad(setting);
  const held = isTopUp ? [rng.pick([1, 2, 5, 10].filter((weight) => weight < kg))] : [];
  const missing = kg - held.reduce((sum, weight) => sum + weight, 0);
  const isMarked = isTopUp || rng.int(0, 2) > 0;
  const mark = isMarked ? balanceText.mark(kg) : null;
  const load = { goods: [{ good, mark }], weights: [] };
  const added = missing === 1 ? [1] : weightsOf(missing);
  return {
    kind: "weigh",
    prompt: isTopUp ? text.promptTopUp : text.promptWeigh,
    figures: [],
    view: { good, kg, isMarked, held, tray: trays[most] },
    key: { kg: missing, tooLight: text.tooLight, tooHeavy: text.tooHeavy },
    hints: [
      { ...text.hintHeaviestFirst, figures: null },
      { ...text.hintWatchPans, figures: [balanceOf(load, { goods: [], weights: held }, missing, true)] },
    ],
    explanation: {
      ...(isTopUp ? text.explainTopUp(kg, held, missing) : text.explainWeigh(kg)),
      figures: [balanceOf(load, { goods: [], weights: [...held, ...added].slice(0, 5) }, 0)],
    },
    praise: text.praiseWeigh,
    answer: measureLine(`${missing} kg`),
    identity: `weigh ${good} ${kg} ${held.join("+")} ${isMarked}`,
  };
}
