import type { Line } from "#lib/core/line.ts";
import type { ArrangeKey, ArrangeResponse, ArrangeView } from "./arrange/grade.ts";
import type { ChoiceKey, ChoiceResponse, ChoiceView } from "./choice/grade.ts";
import type { ClockSetKey, ClockSetResponse, ClockSetView } from "./clock-set/grade.ts";
import type { ColumnKey, ColumnResponse, ColumnView } from "./column/grade.ts";
import type { CountKey, CountResponse, CountView } from "./count/grade.ts";
import type { Figure } from "./figure.ts";
import type { FigureChoiceKey, FigureChoiceResponse, FigureChoiceView } from "./figure-choice/grade.ts";
import type { FillKey, FillResponse, FillView } from "./fill/grade.ts";
import type { MatchKey, MatchResponse, MatchView } from "./match/grade.ts";
import type { NumberKey, NumberResponse, NumberView } from "./number/grade.ts";
import type { OrderKey, OrderResponse, OrderView } from "./order/grade.ts";
import type { PairsKey, PairsResponse, PairsView } from "./pairs/grade.ts";
import type { PickShapesKey, PickShapesResponse, PickShapesView } from "./pick-shapes/grade.ts";
import type { PlaceValueKey, PlaceValueResponse, PlaceValueView } from "./place-value/grade.ts";
import type { PourKey, PourResponse, PourView } from "./pour/grade.ts";
import type { SignKey, SignResponse, SignView } from "./sign/grade.ts";
import type { StoryKey, StoryResponse, StoryView } from "./story/grade.ts";
import type { UnderlineKey, UnderlineResponse, UnderlineView } from "./underline/grade.ts";
import type { WeighKey, WeighResponse, WeighView } from "./weigh/grade.ts";

/** Every kind of question with its view (what is shown), key (what is right) and response (what comes back). */
export interface Kinds {
  choice: { view: ChoiceView; key: ChoiceKey; response: ChoiceResponse };
  number: { view: NumberView; key: NumberKey; response: NumberResponse };
  count: { view: CountView; key: CountKey; response: CountResponse };
  column: { view: ColumnView; key: ColumnKey; response: ColumnResponse };
  "clock-set": { view: ClockSetView; key: ClockSetKey; response: ClockSetResponse };
  "pick-shapes": { view: PickShapesView; key: PickShapesKey; response: PickShapesResponse };
  "figure-choice": { view: FigureChoiceView; key: FigureChoiceKey; response: FigureChoiceResponse };
  "place-value": { view: PlaceValueView; key: PlaceValueKey; response: PlaceValueResponse };
  match: { view: MatchView; key: MatchKey; response: MatchResponse };
  sign: { view: SignView; key: SignKey; response: SignResponse };
  order: { view: OrderView; key: OrderKey; response: OrderResponse };
  arrange: { view: ArrangeView; key: ArrangeKey; response: ArrangeResponse };
  weigh: { view: WeighView; key: WeighKey; response: WeighResponse };
  pour: { view: PourView; key: PourKey; response: PourResponse };
  fill: { view: FillView; key: FillKey; response: FillResponse };
  pairs: { view: PairsView; key: PairsKey; response: PairsResponse };
  story: { view: StoryView; key: StoryKey; response: StoryResponse };
  underline: { view: UnderlineView; key: UnderlineKey; response: UnderlineResponse };
}

export type KindName = keyof Kinds;

export type Response = Kinds[KindName]["response"];

/** A kind's name with the key that belongs to it: what it takes to mark a response. */
export type Keyed<Name extends KindName> = {
  [Each in Name]: { readonly kind: Each; readonly key: Kinds[Each]["key"] };
}[Name];

/** A kind's name with the view that belongs to it. */
export type Viewed<Name extends KindName> = {
  [Each in Name]: { readonly kind: Each; readonly view: Kinds[Each]["view"] };
}[Name];

/** A hint or an explanation: a line, and what the figures turn into while it is read (null: they stay). */
export interface Help extends Line {
  readonly figures: readonly Figure[] | null;
}

/** What the pupil is shown. Nothing here gives the answer away: this half may leave the server. */
export type PublicQuestion = {
  [Kind in KindName]: {
    readonly kind: Kind;
    readonly prompt: Line;
    readonly figures: readonly Figure[];
    readonly view: Kinds[Kind]["view"];
    /** How texts of the view and the figures are called (lib/questions/spoken-name.ts); absent where all are read as they are written. */
    readonly readings?: Readonly<Record<string, string>>;
    /** What lies on the board is for the pupil to read: heard, it would tell the answer. Absent where all may be heard. */
    readonly isReadByPupil?: true;
  };
}[KindName];

/** What is right and why. In a challenge this half stays on the server until the answer is in. */
export type Solution = {
  [Kind in KindName]: {
    readonly kind: Kind;
    readonly key: Kinds[Kind]["key"];
    /** From an idea to the way, one to three layers; none contains the answer. */
    readonly hints: readonly Help[];
    /** One or two sentences that show the step and name the answer. */
    readonly explanation: Help;
    /** Said on a right answer; names what was done: "Con đếm đúng rồi!". */
    readonly praise: Line;
    /** The right answer as it is written into the box or shown after a challenge answer. */
    readonly answer: Line;
  };
}[KindName];

export type Question = {
  [Kind in KindName]: Extract<PublicQuestion, { kind: Kind }> &
    Extract<Solution, { kind: Kind }> & {
      /** What is asked, without its dress: two questions with one identity never stand in the same run. */
      readonly identity: string;
    };
}[KindName];
