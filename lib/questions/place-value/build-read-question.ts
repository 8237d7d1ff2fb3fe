import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { answerWithNumber } from "./answer-with-number.ts";
import { blocksOf } from "./blocks-of.ts";
import { numberMistakes } from "./number-mistakes.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";

/** "Các khối này là số nào?" under blocks. */
export function buildReadQuestion(setting: Setting): Question {
  const { number, largest, rng } = setting;
  const blocks = blocksOf(number);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const hints = placesOf(largest).map((place) => ({
    ...text.hintCount(place),
    figures: [placeBlocks(blocks, { ...plain, marked: [place] })],
  }));
  const body = {
    prompt: text.promptRead,
    figures: [placeBlocks(blocks, plain)],
    hints,
    explanation: { ...text.explain(number, blocks), figures: null },
    praise: rng.pick(text.praiseRead),
    identity: `read ${number}`,
  };
  return answerWithNumber(setting, body, number, numberMistakes(number));
}
