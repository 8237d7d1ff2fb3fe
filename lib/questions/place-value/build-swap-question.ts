import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { buildKey } from "./build-key.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { Setting } from "./setting.ts";

/** "Có 3 chục và 14 đơn vị. Con đổi 10 khối lẻ lấy 1 thanh chục nhé!" The number has a ten and nine ones at most. */
export function buildSwapQuestion({ number, largest, rng }: Setting): Question {
  const blocks = blocksOf(number);
  const start = { ...blocks, tens: blocks.tens - 1, ones: blocks.ones + 10 };
  const presentation = { hasHundreds: largest === 999, marked: ["ones"], isTenRinged: true } as const;
  return {
    kind: "place-value",
    prompt: text.promptSwap(start),
    figures: [],
    view: { start, hasHundreds: largest === 999 },
    key: buildKey(blocks),
    hints: [
      { ...text.hintSwapIdea, figures: [placeBlocks(start, presentation)] },
      { ...text.hintSwapButton, figures: [placeBlocks(start, { ...presentation, marked: ["tens", "ones"] })] },
    ],
    explanation: { ...text.explainSwap(start.ones, number, blocks), figures: null },
    praise: rng.pick(text.praiseSwap),
    answer: numberAsLine(number),
    identity: `swap ${number}`,
  };
}
