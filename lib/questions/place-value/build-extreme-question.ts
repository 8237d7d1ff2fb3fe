import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";

/** Four numbers made of the digits of one: for two digits with neighbours of its tens and ones. */
function fourNumbers({ number, largest }: Setting, rng: Rng): number[] {
  const { hundreds, tens, ones } = blocksOf(number);
  const near =
    largest === 99
      ? [ones * 10 + tens, tens * 10 + ((ones + 5) % 10), ones * 10 + ((tens + 5) % 10), tens * 10 + tens]
      : [
          hundreds * 100 + ones * 10 + tens,
          tens * 100 + hundreds * 10 + ones,
          tens * 100 + ones * 10 + hundreds,
          ones * 100 + tens * 10 + hundreds,
        ];
  const others = rng.shuffle([...new Set(near)].filter((value) => value !== number && value > largest / 10));
  return [number, ...others.slice(0, 3)];
}

/** "Số nào lớn nhất?" or "Số nào bé nhất?" of four numbers that share digits; those of the number differ and none is 0. */
export function buildExtremeQuestion(setting: Setting): Question {
  const { largest, rng } = setting;
  const isLargest = rng.int(0, 1) === 1;
  const rising = fourNumbers(setting, rng).toSorted((left, right) => left - right);
  const [right = 0, ...wrong] = isLargest ? rising.toReversed() : rising;
  // Two wrong ones side by side, the nearest among them: a way to begin that leaves the answer to be found.
  const [nearest = 0, ...others] = wrong;
  const two = rng.shuffle([nearest, rng.pick(others)]);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const last = wrong.at(-1) ?? 0;
  const [first = "tens", second = "ones"] = placesOf(largest);
  return {
    kind: "choice",
    prompt: text.promptExtreme(isLargest),
    figures: [],
    hints: [
      { ...text.hintCompare(first), figures: null },
      { ...text.hintCompareNext(second), figures: null },
      {
        ...text.hintTwo(isLargest),
        figures: two.map((value) => placeBlocks(blocksOf(value), plain)),
      },
    ],
    explanation: { ...text.explainExtreme(right, first, isLargest), figures: null },
    praise: rng.pick(text.praiseCompare),
    answer: numberAsLine(right),
    identity: `${isLargest ? "largest" : "smallest"} ${rising.join(" ")}`,
    ...arrangeChoices(
      rng,
      numberAsLine(right),
      wrong.map((value) => ({
        line: numberAsLine(value),
        feedback: value === last ? text.mistakeOther(isLargest) : text.mistakeExtreme(value, isLargest),
      })),
    ),
  };
}
