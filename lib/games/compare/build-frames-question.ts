import { toLine } from "#lib/core/to-line.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { signKey } from "#lib/questions/sign/sign-key.ts";
import { compareText as text } from "#lib/text/compare-text.ts";
import type { Setting } from "./setting.ts";

/** Two ten frames, standing to fit beside the crocodile; `isCounted` writes the numbers into the second one. */
function frames(picture: PictureName, things: number, isCounted: boolean): TenFrameFigure {
  const counted = isCounted ? Math.max(0, things - 10) : 0;
  return {
    type: "ten-frame",
    frames: 2,
    isStanding: true,
    groups: things > 0 ? [{ picture, count: things }] : [],
    labels: Array.from({ length: counted }, (_, step) => ({ place: 10 + step, label: String(11 + step) })),
    crossed: 0,
    alt: text.frameAlt(picture),
  };
}

/** A sign between things in ten frames, up to 20 on a side. */
export function buildFramesQuestion({ left, right, rng }: Setting): Question {
  const [first, second] = rng.pick(picturePairs);
  const told = `${left} ${signBetween(left, right)} ${right}`;
  const sides = (isCounted: boolean) => [frames(first, left, isCounted), frames(second, right, isCounted)] as const;
  return {
    kind: "sign",
    prompt: text.promptGroups,
    figures: [],
    view: { sides: sides(false) },
    key: signKey(signBetween(left, right), text.mistakeTurned, text.mistakeNotEqual),
    hints: [
      { ...text.hintFrames, figures: null },
      { ...text.hintCountBoth, figures: sides(true) },
    ],
    explanation: { ...text.explainGroups(left, right, told), figures: null },
    praise: rng.pick(text.praiseSign),
    answer: toLine(told),
    identity: `frames ${left} ${right}`,
  };
}
