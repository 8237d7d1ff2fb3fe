import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";
import { termsOf } from "./terms-of.ts";

function wrongTerms({ hundreds, tens, ones }: Blocks): { terms: number[]; isDigits: boolean }[] {
  if (hundreds === 0)
    return [
      { terms: [tens, ones], isDigits: true },
      { terms: [ones * 10, tens], isDigits: false },
      { terms: [tens * 10, ones * 10], isDigits: false },
    ];
  if (tens === 0 || ones === 0) {
    const rest = tens + ones;
    const other = tens === 0 ? rest * 10 : rest;
    return [
      { terms: [hundreds * 10, tens * 10 + ones], isDigits: false },
      { terms: [hundreds * 100, other], isDigits: false },
      { terms: [hundreds, rest], isDigits: true },
    ];
  }
  return [
    { terms: [hundreds, tens, ones], isDigits: true },
    { terms: [hundreds * 100, ones * 10, tens], isDigits: false },
    { terms: [hundreds * 100, tens, ones], isDigits: false },
  ];
}

/** "Tổng nào bằng số 47?" with four sums of tens and ones; tens and ones differ. */
export function buildExpandedQuestion({ number, largest, rng }: Setting): Question {
  const blocks = blocksOf(number);
  const terms = termsOf(number);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  return {
    kind: "choice",
    prompt: text.promptExpanded(number),
    figures: [],
    hints: placesOf(largest).map((place) => ({
      ...text.hintPlaceOf(place),
      figures: [placeBlocks(blocks, { ...plain, marked: [place] })],
    })),
    explanation: { ...text.explainExpanded(number, blocks, terms), figures: [placeBlocks(blocks, plain)] },
    praise: rng.pick(text.praiseExpanded),
    answer: text.terms(terms),
    identity: `expanded ${number}`,
    ...arrangeChoices(
      rng,
      text.terms(terms),
      wrongTerms(blocks).map((wrong) => ({
        line: text.terms(wrong.terms),
        feedback: wrong.isDigits ? text.mistakeDigitSum : text.mistakeTerms,
      })),
    ),
  };
}
