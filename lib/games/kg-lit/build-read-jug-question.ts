import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { jugsOf } from "./jugs-of.ts";
import { measureChoices } from "./measure-choices.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

/** "Trong xô có bao nhiêu lít nước?" */
export function buildReadJugQuestion(setting: KgLitSetting): Question {
  const { rng, most } = setting;
  const form = rng.pick(["can", "bucket", "jar"] as const);
  const litres = rng.int(1, most - 1);
  const vessel = vesselFor(setting, form, litres);
  const guided = jugsOf([{ ...vessel, isGuided: true }]);
  return {
    kind: "choice",
    prompt: text.promptLitres(form),
    figures: [jugsOf([vessel])],
    hints: [
      ...(litres === 1 ? [] : [{ ...text.hintOneMark, figures: null }]),
      { ...text.hintReadMark, figures: [guided] },
    ],
    explanation: { ...text.explainLitres(form, litres), figures: [guided] },
    praise: text.praiseRead,
    answer: measureLine(`${litres} l`),
    identity: `litres ${form} ${litres}`,
    ...measureChoices(rng, litres, "l", [
      { value: litres - 1, feedback: text.mistakeMark },
      { value: litres + 1, feedback: text.mistakeMark },
      { value: most - litres, feedback: text.mistakeEmptyPart },
    ]),
  };
}
