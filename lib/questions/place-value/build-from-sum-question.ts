import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import { blocksOf } from "./blocks-of.ts";
import { numberMistakes } from "./number-mistakes.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Setting } from "./setting.ts";
import { termsOf } from "./terms-of.ts";

/** "40 + 7 là số nào?", from three digits on with the terms in any order. */
export function buildFromSumQuestion(setting: Setting): Question {
  const { number, largest, rng } = setting;
  const blocks = blocksOf(number);
  const terms = largest === 999 ? rng.shuffle(termsOf(number)) : termsOf(number);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const body = {
    prompt: text.promptFromSum(terms),
    figures: [],
    hints: [
      { ...text.hintGroupTerms, figures: null },
      { ...text.hintOrder, figures: [placeBlocks(blocks, plain)] },
    ],
    explanation: { ...text.explainFromSum(number, blocks), figures: [placeBlocks(blocks, plain)] },
    praise: rng.pick(text.praiseNamed),
    identity: `sum ${number}`,
  };
  const concat = Number(terms.toSorted((left, right) => right - left).join(""));
  return answerWithNumber(setting, body, number, [
    { value: concat, feedback: text.mistakeConcat },
    ...numberMistakes(number),
  ]);
}
