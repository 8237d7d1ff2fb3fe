import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { jugsOf } from "./jugs-of.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

/** "Con rót nước vào xô cho đủ 7 l nhé!": into an empty vessel, or one with something in it. */
export function buildPourQuestion(setting: KgLitSetting, isOn: boolean): Question {
  const { rng, most } = setting;
  const form = rng.pick(["can", "bucket", "jar"] as const);
  const litres = rng.int(isOn ? 4 : 2, most);
  // Not many taps: with large numbers there is always something in it.
  const start = isOn || most === 20 ? rng.int(Math.max(1, litres - 9), litres - 1) : 0;
  const vessel = vesselFor(setting, form, start);
  return {
    kind: "pour",
    prompt: text.promptPour(form, litres),
    figures: [],
    view: { form, capacity: most, numberEvery: most === 10 ? 1 : 5, start },
    key: { litres, tooLittle: text.tooLittle, tooMuch: text.tooMuch },
    hints: [
      { ...text.hintCup, figures: null },
      { ...text.hintPourTo, figures: [jugsOf([{ ...vessel, lit: litres }])] },
    ],
    explanation: {
      ...text.explainPour(form, litres),
      figures: [jugsOf([{ ...vessel, litres, isGuided: true }])],
    },
    praise: text.praisePour,
    answer: measureLine(`${litres} l`),
    identity: `pour ${form} ${start} ${litres}`,
  };
}
