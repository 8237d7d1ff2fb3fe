import { liquidNames } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { hopLine } from "./hop-line.ts";
import { jugsOf } from "./jugs-of.ts";
import { measureChoices } from "./measure-choices.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

/** "Can có 8 l dầu. Mẹ rót ra 3 l. Trong can còn bao nhiêu lít dầu?", or poured to it. */
export function buildLitreStoryQuestion(setting: KgLitSetting, story: "left" | "more"): Question {
  const { rng, most } = setting;
  const isMore = story === "more";
  const start = isMore ? rng.int(2, most - 2) : rng.int(4, most);
  const moved = isMore
    ? rng.int(2, most - start)
    : rng.pick(Array.from({ length: start - 2 }, (_, less) => less + 2).filter((each) => start !== 2 * each));
  const right = isMore ? start + moved : start - moved;
  const liquid = rng.pick(liquidNames);
  const name = text.liquids[liquid];
  const can = (litres: number) => ({ ...vesselFor(setting, "can", litres), liquid });
  return {
    kind: "choice",
    prompt: isMore ? text.promptMore(name, start, moved) : text.promptLeft(name, start, moved),
    figures: [jugsOf([can(start)])],
    hints: [
      { ...(isMore ? text.hintMore : text.hintLess), figures: null },
      {
        ...text.hintHopAway,
        figures: [hopLine(most, [0, start], [{ from: start, to: right, label: `${isMore ? "+" : "−"}${moved}` }])],
      },
    ],
    explanation: {
      ...(isMore ? text.explainSum(start, moved, "l") : text.explainDifference(start, moved, "l")),
      figures: [jugsOf([{ ...can(right), isGuided: true }])],
    },
    praise: isMore ? text.praiseSum : text.praiseDifference,
    answer: measureLine(`${right} l`),
    identity: `${story} ${start} ${moved}`,
    ...measureChoices(rng, right, "l", [
      {
        value: Math.abs(isMore ? start - moved : start + moved),
        feedback: isMore ? text.mistakeTook : text.mistakeJoined,
      },
      { value: moved, feedback: text.mistakeMoved },
    ]),
  };
}
