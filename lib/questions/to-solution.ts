import { toArrangeKey } from "./arrange/to-arrange-key.ts";
import { toClockSetKey } from "./clock-set/to-clock-set-key.ts";
import { toColumnKey } from "./column/to-column-key.ts";
import { toFigureChoiceKey } from "./figure-choice/to-figure-choice-key.ts";
import { toFillKey } from "./fill/to-fill-key.ts";
import { toMatchKey } from "./match/to-match-key.ts";
import { toOrderKey } from "./order/to-order-key.ts";
import { toPairsKey } from "./pairs/to-pairs-key.ts";
import { toPickKey } from "./pick-shapes/to-pick-key.ts";
import { toPlaceValueKey } from "./place-value/to-place-value-key.ts";
import { toPourKey } from "./pour/to-pour-key.ts";
import type { Help, Keyed, KindName, Kinds, Question, Solution } from "./question.ts";
import { toSignKey } from "./sign/to-sign-key.ts";
import { toStoryKey } from "./story/to-story-key.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";
import { toUnderlineKey } from "./underline/to-underline-key.ts";
import { toWeighKey } from "./weigh/to-weigh-key.ts";

type ToKey<Name extends KindName> = (key: Kinds[Name]["key"]) => Kinds[Name]["key"];

const keys: { readonly [Name in KindName]: ToKey<Name> } = {
  choice: ({ right, feedback }) => ({
    right,
    feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))),
  }),
  number: ({ value, mistakes }) => ({
    value,
    mistakes: mistakes.map((mistake) => ({ value: mistake.value, feedback: toPublicLine(mistake.feedback) })),
  }),
  count: ({ count, tooFew, tooMany }) => ({ count, tooFew: toPublicLine(tooFew), tooMany: toPublicLine(tooMany) }),
  column: toColumnKey,
  "clock-set": toClockSetKey,
  "figure-choice": toFigureChoiceKey,
  "pick-shapes": toPickKey,
  "place-value": toPlaceValueKey,
  match: toMatchKey,
  sign: toSignKey,
  order: toOrderKey,
  arrange: toArrangeKey,
  weigh: toWeighKey,
  pour: toPourKey,
  fill: toFillKey,
  pairs: toPairsKey,
  story: toStoryKey,
  underline: toUnderlineKey,
};

function toKeyed<Name extends KindName>({ kind, key }: Keyed<Name>): Keyed<Name> {
  return { kind, key: keys[kind](key) };
}

function toHelp(help: Help): Help {
  return {
    text: help.text,
    spoken: help.spoken,
    figures: help.figures === null ? null : help.figures.map(toPublicFigure),
  };
}

/** The half of a question that says what is right and why: at once in practice, after the answer in a challenge. */
export function toSolution(question: Question): Solution {
  return {
    ...toKeyed(question),
    hints: question.hints.map(toHelp),
    explanation: toHelp(question.explanation),
    praise: toPublicLine(question.praise),
    answer: toPublicLine(question.answer),
  };
}
