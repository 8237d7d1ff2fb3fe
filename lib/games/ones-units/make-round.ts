import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { answerWithNumber } from "#lib/questions/place-value/answer-with-number.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import { buildBlocksQuestion } from "#lib/questions/place-value/build-blocks-question.ts";
import { buildExpandedQuestion } from "#lib/questions/place-value/build-expanded-question.ts";
import { buildExtremeQuestion } from "#lib/questions/place-value/build-extreme-question.ts";
import { buildFromSumQuestion } from "#lib/questions/place-value/build-from-sum-question.ts";
import { buildKey } from "#lib/questions/place-value/build-key.ts";
import { buildLooseQuestion } from "#lib/questions/place-value/build-loose-question.ts";
import { buildNamedQuestion } from "#lib/questions/place-value/build-named-question.ts";
import { buildPartsQuestion } from "#lib/questions/place-value/build-parts-question.ts";
import { buildValueQuestion } from "#lib/questions/place-value/build-value-question.ts";
import { numberMistakes } from "#lib/questions/place-value/number-mistakes.ts";
import { placeBlocks } from "#lib/questions/place-value/place-blocks.ts";
import { placesOf } from "#lib/questions/place-value/places-of.ts";
import type { Setting } from "#lib/questions/place-value/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import type { OnesUnitsForm, OnesUnitsLevel } from "./levels.ts";

const mostTries = 10_000;

/** "Các khối này là số nào?" under blocks. */
function buildReadQuestion(setting: Setting): Question {
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

/** "Có 3 chục và 14 đơn vị. Con đổi 10 khối lẻ lấy 1 thanh chục nhé!" The number has a ten and nine ones at most. */
function buildSwapQuestion({ number, largest, rng }: Setting): Question {
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

const askers: Readonly<Record<OnesUnitsForm, (setting: Setting) => Question>> = {
  build: (setting) => buildBlocksQuestion(setting, false),
  "build-named": (setting) => buildBlocksQuestion(setting, true),
  swap: buildSwapQuestion,
  read: buildReadQuestion,
  parts: buildPartsQuestion,
  named: buildNamedQuestion,
  loose: buildLooseQuestion,
  value: buildValueQuestion,
  expanded: buildExpandedQuestion,
  "from-sum": buildFromSumQuestion,
  extreme: buildExtremeQuestion,
};

/** Digits that all differ, so that a place can be told by its digit; ten ones too many need a ten to come from. */
function suits(level: OnesUnitsLevel, form: OnesUnitsForm, number: number): boolean {
  const { hundreds, tens, ones } = blocksOf(number);
  const isLoose = form === "swap" || form === "loose";
  if (isLoose) return tens > 1 && hundreds !== tens;
  const digits = level.largest === 999 ? [hundreds, tens, ones] : [tens, ones];
  if (new Set(digits).size < digits.length) return false;
  return level.hasZero ? (tens === 0) !== (ones === 0) : tens > 0 && ones > 0;
}

/** A round of tens and ones. Throws where no number of the level suits. */
export function makeRound(level: OnesUnitsLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const number = rng.int(level.from, level.to);
    if (suits(level, form, number)) return askers[form]({ number, largest: level.largest, rng });
  }
  throw new Error(`No number from ${level.from} to ${level.to} suits ${form}`);
}
