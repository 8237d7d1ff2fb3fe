import type { Line } from "#lib/core/line.ts";
import { arrangeFeedback } from "./arrange/arrange-feedback.ts";
import { choiceFeedback } from "./choice/choice-feedback.ts";
import { clockSetFeedback } from "./clock-set/clock-set-feedback.ts";
import { columnFeedback } from "./column/column-feedback.ts";
import { countFeedback } from "./count/count-feedback.ts";
import { figureChoiceFeedback } from "./figure-choice/figure-choice-feedback.ts";
import { fillFeedback } from "./fill/fill-feedback.ts";
import { isResponseOf } from "./is-response-of.ts";
import { matchFeedback } from "./match/match-feedback.ts";
import { numberFeedback } from "./number/number-feedback.ts";
import { orderFeedback } from "./order/order-feedback.ts";
import { pairsFeedback } from "./pairs/pairs-feedback.ts";
import { pickShapesFeedback } from "./pick-shapes/pick-shapes-feedback.ts";
import { placeValueFeedback } from "./place-value/place-value-feedback.ts";
import { pourFeedback } from "./pour/pour-feedback.ts";
import type { Keyed, KindName, Kinds, Response } from "./question.ts";
import { signFeedback } from "./sign/sign-feedback.ts";
import { storyFeedback } from "./story/story-feedback.ts";
import { underlineFeedback } from "./underline/underline-feedback.ts";
import { weighFeedback } from "./weigh/weigh-feedback.ts";

type Feedback<Name extends KindName> = (key: Kinds[Name]["key"], response: Kinds[Name]["response"]) => Line | null;

const feedbacks: { readonly [Name in KindName]: Feedback<Name> } = {
  choice: choiceFeedback,
  number: numberFeedback,
  count: countFeedback,
  column: columnFeedback,
  "clock-set": clockSetFeedback,
  "figure-choice": figureChoiceFeedback,
  "pick-shapes": pickShapesFeedback,
  "place-value": placeValueFeedback,
  match: matchFeedback,
  sign: signFeedback,
  order: orderFeedback,
  arrange: arrangeFeedback,
  weigh: weighFeedback,
  pour: pourFeedback,
  fill: fillFeedback,
  pairs: pairsFeedback,
  story: storyFeedback,
  underline: underlineFeedback,
};

/** The sentence for the mistake behind a wrong response, or null where none is known. */
export function feedbackFor<Name extends KindName>({ kind, key }: Keyed<Name>, response: Response): Line | null {
  return isResponseOf(kind, response) ? feedbacks[kind](key, response) : null;
}
