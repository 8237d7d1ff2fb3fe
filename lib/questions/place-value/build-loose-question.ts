import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import { blocksOf } from "./blocks-of.ts";
import { numberMistakes } from "./number-mistakes.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Setting } from "./setting.ts";

/** "3 chục và 14 đơn vị là số nào?": ten ones make one more ten. */
export function buildLooseQuestion(setting: Setting): Question {
  const { number, largest, rng } = setting;
  const blocks = blocksOf(number);
  const loose = { ...blocks, tens: blocks.tens - 1, ones: blocks.ones + 10 };
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const mistakes = [
    { value: Number(`${Math.floor(number / 10) - 1}${loose.ones}`), feedback: text.mistakeConcat },
    { value: number - 10, feedback: text.mistakeCarry },
    ...numberMistakes(number),
  ].filter(({ value }) => value > 0 && value !== number);
  const body = {
    prompt: text.promptLoose(loose),
    figures: [placeBlocks(loose, plain)],
    hints: [
      { ...text.hintSwapOnes(loose.ones), figures: [placeBlocks(loose, { ...plain, isTenRinged: true })] },
      { ...text.hintCount("tens"), figures: [placeBlocks(blocks, { ...plain, marked: ["tens"] })] },
    ],
    explanation: { ...text.explainSwap(loose.ones, number, blocks), figures: [placeBlocks(blocks, plain)] },
    praise: rng.pick(text.praiseSwap),
    identity: `loose ${number}`,
  };
  return answerWithNumber(setting, body, number, mistakes);
}
