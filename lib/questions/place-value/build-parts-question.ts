import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeValueText as text } from "#lib/text/place-value-text.ts";
import { blocksOf } from "./blocks-of.ts";
import { placeBlocks } from "./place-blocks.ts";
import { placesOf } from "./places-of.ts";
import type { Setting } from "./setting.ts";

/** Hundreds, tens and ones read wrongly: in another order, or the value for the digit (SWAP, PLACE). */
function wrongParts({ hundreds, tens, ones }: Blocks) {
  const turned = hundreds > 0 ? { hundreds: tens, tens: hundreds, ones } : { hundreds, tens: tens * 10, ones };
  return [
    { parts: { hundreds, tens: ones, ones: tens }, feedback: text.mistakeRead },
    { parts: turned, feedback: hundreds > 0 ? text.mistakePlace : text.mistakeValue },
    { parts: { hundreds, tens, ones: ones * 10 }, feedback: text.mistakePlace },
  ];
}

/** "Số 47 gồm mấy chục và mấy đơn vị?" The digits are all different and none is 0. */
export function buildPartsQuestion({ number, largest, rng }: Setting): Question {
  const blocks = blocksOf(number);
  const plain = { hasHundreds: largest === 999, marked: [], isTenRinged: false };
  const [first = "tens", second = "ones"] = placesOf(largest);
  return {
    kind: "choice",
    prompt: text.promptParts(number, largest === 999),
    figures: [],
    hints: [
      { ...text.hintTensLeft, figures: null },
      { ...text.hintPlaceOf(first), figures: [placeBlocks(blocks, { ...plain, marked: [first] })] },
      { ...text.hintPlaceOf(second), figures: [placeBlocks(blocks, { ...plain, marked: [second] })] },
    ],
    explanation: { ...text.explainParts(number, blocks), figures: [placeBlocks(blocks, plain)] },
    praise: rng.pick(text.praiseParts),
    answer: text.gather(blocks),
    identity: `parts ${number}`,
    ...arrangeChoices(
      rng,
      text.gather(blocks),
      wrongParts(blocks).map(({ parts, feedback }) => ({ line: text.gather(parts), feedback })),
    ),
  };
}
