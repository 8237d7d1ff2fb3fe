import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import { blocksOf } from "./blocks-of.ts";
import { numberMistakes } from "./number-mistakes.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Setting } from "./setting.ts";

/** "Số gồm 4 chục và 7 đơn vị là số nào?" */
export function buildNamedQuestion(setting: Setting): Question {
  const { number, largest, rng } = setting;
  const blocks = blocksOf(number);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const body = {
    prompt: text.promptNamed(blocks),
    figures: [],
    hints: [
      { ...text.hintOrder, figures: [placeBlocks(blocks, plain)] },
      { ...text.hintTensLeft, figures: [placeBlocks(blocks, { ...plain, marked: ["ones"] })] },
    ],
    explanation: { ...text.explain(number, blocks), figures: [placeBlocks(blocks, plain)] },
    praise: rng.pick(text.praiseNamed),
    identity: `named ${number}`,
  };
  return answerWithNumber(setting, body, number, numberMistakes(number));
}
