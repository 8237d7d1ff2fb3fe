import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { jugsOf } from "./jugs-of.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

/** "Can nào có nhiều nước hơn?": two equal cans; one time in six both hold the same. */
export function buildFullerQuestion(setting: KgLitSetting): Question {
  const { rng, most } = setting;
  const isMore = rng.int(0, 1) === 0;
  const first = rng.int(1, most);
  const isEven = rng.int(1, 6) === 1;
  const second = isEven
    ? first
    : rng.pick(Array.from({ length: most }, (_, less) => less + 1).filter((each) => each !== first));
  const cans = (isGuided: boolean) =>
    jugsOf([
      { ...vesselFor(setting, "can", first), isGuided, label: "A" },
      { ...vesselFor(setting, "can", second), isGuided, label: "B" },
    ]);
  const isFirst = first > second === isMore;
  const [found, rest] = isFirst ? [text.can("A"), text.can("B")] : [text.can("B"), text.can("A")];
  const answer = isEven ? text.sameMuch : found;
  const feedback = isMore ? text.mistakeLower : text.mistakeHigher;
  return {
    kind: "choice",
    prompt: text.promptFuller(isMore),
    figures: [cans(false)],
    hints: [
      { ...text.hintSameMarks, figures: null },
      { ...text.hintReadBoth, figures: [cans(true)] },
    ],
    explanation: {
      ...(isEven
        ? text.explainSameMuch(first)
        : text.explainFuller(isMore, found.text, isFirst ? [first, second] : [second, first])),
      figures: [cans(true)],
    },
    praise: text.praiseCompare,
    answer,
    identity: `fuller ${isMore} ${first} ${second}`,
    ...arrangeChoices(
      rng,
      answer,
      isEven
        ? [text.can("A"), text.can("B")].map((line) => ({ line, feedback: text.mistakeEvenLitres }))
        : [
            { line: rest, feedback },
            { line: text.sameMuch, feedback: text.mistakeNotEvenLitres },
          ],
    ),
  };
}
