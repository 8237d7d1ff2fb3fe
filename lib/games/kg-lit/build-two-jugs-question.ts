import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { hopLine } from "./hop-line.ts";
import { jugsOf } from "./jugs-of.ts";
import { measureChoices } from "./measure-choices.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

/** Two cans whose litres are read and then added or compared. */
export function buildTwoJugsQuestion(setting: KgLitSetting, sought: "sum" | "difference"): Question {
  const { rng, most } = setting;
  const isSum = sought === "sum";
  const other = rng.int(1, most / 2 - 1);
  const one = isSum ? rng.int(other, most - other) : rng.int(other + 1, most);
  const right = isSum ? one + other : one - other;
  const cans = (isGuided: boolean) =>
    jugsOf([
      { ...vesselFor(setting, "can", one), isGuided, label: "A" },
      { ...vesselFor(setting, "can", other), isGuided, label: "B" },
    ]);
  const hop = isSum ? { from: one, to: right, label: `+${other}` } : { from: other, to: one, label: "?" };
  return {
    kind: "choice",
    prompt: isSum ? text.promptBothCans : text.promptMoreInCan,
    figures: [cans(false)],
    hints: [
      { ...text.hintReadBoth, figures: [cans(true)] },
      {
        ...(isSum ? text.hintHopOn : text.hintHopBetween),
        figures: [hopLine(most, isSum ? [0, one] : [0, other, one].filter((mark) => mark !== right), [hop])],
      },
    ],
    explanation: {
      ...(isSum ? text.explainSum(one, other, "l") : text.explainDifference(one, other, "l")),
      figures: [cans(true)],
    },
    praise: isSum ? text.praiseSum : text.praiseDifference,
    answer: measureLine(`${right} l`),
    identity: `${sought} l ${one} ${other}`,
    ...measureChoices(rng, right, "l", [
      { value: isSum ? one - other : one + other, feedback: isSum ? text.mistakeTook : text.mistakeJoined },
      { value: one, feedback: isSum ? text.mistakeOnlyOne : text.mistakeNotCompared },
    ]),
  };
}
