import { toPublicArrange } from "./arrange/to-public-arrange.ts";
import { toPublicClockSet } from "./clock-set/to-public-clock-set.ts";
import { toPublicColumn } from "./column/to-public-column.ts";
import { toPublicFill } from "./fill/to-public-fill.ts";
import { listReadings } from "./list-readings.ts";
import { toPublicMatch } from "./match/to-public-match.ts";
import { toPublicOrder } from "./order/to-public-order.ts";
import { toPublicPairs } from "./pairs/to-public-pairs.ts";
import { toPublicTiles } from "./pick-shapes/to-public-tiles.ts";
import { toPublicPlaceValue } from "./place-value/to-public-place-value.ts";
import { toPublicPour } from "./pour/to-public-pour.ts";
import type { KindName, Kinds, PublicQuestion, Question, Viewed } from "./question.ts";
import { toPublicSign } from "./sign/to-public-sign.ts";
import { toPublicStory } from "./story/to-public-story.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";
import { toPublicUnderline } from "./underline/to-public-underline.ts";
import { toPublicWeigh } from "./weigh/to-public-weigh.ts";

type ToView<Name extends KindName> = (view: Kinds[Name]["view"]) => Kinds[Name]["view"];

const views: { readonly [Name in KindName]: ToView<Name> } = {
  choice: ({ choices }) => ({ choices: choices.map(toPublicLine) }),
  number: ({ maxDigits }) => ({ maxDigits }),
  count: ({ picture, total }) => ({ picture, total }),
  column: toPublicColumn,
  "clock-set": toPublicClockSet,
  "figure-choice": ({ figures }) => ({ figures: figures.map(toPublicFigure) }),
  "pick-shapes": toPublicTiles,
  "place-value": toPublicPlaceValue,
  match: toPublicMatch,
  sign: toPublicSign,
  order: toPublicOrder,
  arrange: toPublicArrange,
  weigh: toPublicWeigh,
  pour: toPublicPour,
  fill: toPublicFill,
  pairs: toPublicPairs,
  story: toPublicStory,
  underline: toPublicUnderline,
};

function toViewed<Name extends KindName>({ kind, view }: Viewed<Name>): Viewed<Name> {
  return { kind, view: views[kind](view) };
}

/**
 * The half of a question that may leave the server before it is answered. Every field is named, so
 * that a field added to a question stays on the server until somebody lets it out here.
 */
export function toPublic(question: Question): PublicQuestion {
  const viewed = toViewed(question);
  const figures = question.figures.map(toPublicFigure);
  const readings = listReadings(viewed, figures);
  return {
    ...viewed,
    prompt: toPublicLine(question.prompt),
    figures,
    ...(Object.keys(readings).length > 0 && { readings }),
    ...(question.isReadByPupil === true && { isReadByPupil: true }),
  };
}
