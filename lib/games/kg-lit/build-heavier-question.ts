import { toLine } from "#lib/core/to-line.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { balanceOf } from "./balance-of.ts";
import { pickTwoLoads } from "./pick-two-loads.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";

/** "Bên nào nặng hơn: con gà hay quả mít?": seen from the pans alone; one time in five both weigh the same. */
export function buildHeavierQuestion(setting: KgLitSetting): Question {
  const { rng } = setting;
  const isEven = rng.int(1, 5) === 1;
  const [one, other] = pickTwoLoads(setting, (first, second) => (first === second) === isEven);
  const isHeavier = rng.int(0, 1) === 0;
  const tilt = one.kg - other.kg;
  const [found, rest] = tilt > 0 === isHeavier ? [one, other] : [other, one];
  const name = ({ name: words }: { readonly name: string }) => toLine(text.capital(words));
  const swapped = { line: name(rest), feedback: isHeavier ? text.mistakeHigh : text.mistakeLow };
  const pan = ({ good }: { readonly good: typeof one.good }) => ({ goods: [{ good, mark: null }], weights: [] });
  const figure = (isGuided: boolean) => balanceOf(pan(one), pan(other), tilt, isGuided);
  const answer = isEven ? text.same : name(found);
  return {
    kind: "choice",
    prompt: text.promptHeavier(isHeavier, one.name, other.name),
    figures: [figure(false)],
    hints: [
      { ...(isHeavier ? text.hintLow : text.hintHigh), figures: null },
      { ...text.hintLevel, figures: [figure(true)] },
    ],
    explanation: {
      ...(isEven ? text.explainSame : text.explainHeavier(isHeavier, found.name)),
      figures: [figure(true)],
    },
    praise: text.praiseCompare,
    answer,
    identity: `heavier ${isHeavier} ${one.good} ${other.good} ${Math.sign(tilt)}`,
    ...arrangeChoices(
      rng,
      answer,
      isEven
        ? [one, other].map((load) => ({ line: name(load), feedback: text.mistakeEven }))
        : [swapped, { line: text.same, feedback: text.mistakeNotEven }],
    ),
  };
}
