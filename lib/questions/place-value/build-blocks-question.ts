import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { buildKey } from "./build-key.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";

const none = { hundreds: 0, tens: 0, ones: 0 };

/** One layer a place: the board outlines what belongs onto its mat. */
function buildHints({ number, largest }: Setting): Help[] {
  const blocks = blocksOf(number);
  return placesOf(largest).map((place) => {
    const line = blocks[place] === 0 ? text.hintNone(place) : text.hintPlace(place, blocks[place]);
    const presentation = { hasHundreds: largest === 999, marked: [place], isTenRinged: false };
    return { ...line, figures: [placeBlocks(blocks, presentation)] };
  });
}

/** "Con xếp số 47 nhé!", or its tens and ones named: rods and cubes are laid out. */
export function buildBlocksQuestion(setting: Setting, isNamed: boolean): Question {
  const { number, largest, rng } = setting;
  const blocks = blocksOf(number);
  return {
    kind: "place-value",
    prompt: isNamed ? text.promptBuildNamed(blocks) : text.promptBuild(number),
    figures: [],
    view: { start: none, hasHundreds: largest === 999 },
    key: buildKey(blocks),
    hints: buildHints(setting),
    explanation: { ...text.explain(number, blocks), figures: null },
    praise: rng.pick(text.praiseBuild),
    answer: numberAsLine(number),
    identity: `build ${number}${isNamed ? " named" : ""}`,
  };
}
