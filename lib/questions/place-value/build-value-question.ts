import { numberAsLine } from "#lib/core/number-as-line.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";

const worth = { hundreds: 100, tens: 10, ones: 1 } as const;

/** "Trong số 482, chữ số 8 có giá trị là bao nhiêu?" The digits are all different and none is 0. */
export function buildValueQuestion({ number, largest, rng }: Setting): Question {
  const blocks = blocksOf(number);
  const place = rng.pick(largest === 999 ? placesOf(largest).slice(0, 2) : (["tens"] as const));
  const digit = blocks[place];
  const right = digit * worth[place];
  const mistakes = [
    { value: digit, feedback: text.mistakeDigit },
    { value: largest === 999 ? digit * (place === "tens" ? 100 : 10) : number % 10, feedback: text.mistakePlace },
    { value: number % (worth[place] * 10), feedback: text.mistakeTail },
    { value: right + worth[place], feedback: text.mistakePlace },
  ].filter(({ value }) => value !== right && value !== number);
  const presentation = { hasHundreds: largest === 999, marked: [place], isTenRinged: false };
  return {
    kind: "choice",
    prompt: text.promptValue(number, digit),
    figures: [],
    hints: [
      { ...text.hintDigitPlace(digit), figures: null },
      { ...text.hintDigitBlocks(place), figures: [placeBlocks(blocks, presentation)] },
    ],
    explanation: { ...text.explainValue(digit, place, right), figures: [placeBlocks(blocks, presentation)] },
    praise: rng.pick(text.praiseValue),
    answer: numberAsLine(right),
    identity: `value ${number} ${digit}`,
    ...numberChoices(rng, right, mistakes, largest),
  };
}
