import type { Line } from "#lib/core/line.ts";
import type { ChoiceKey, ChoiceResponse, ChoiceView } from "./choice/grade.ts";
import type { CountKey, CountResponse, CountView } from "./count/grade.ts";
import type { Figure } from "./figure.ts";
import type { NumberKey, NumberResponse, NumberView } from "./number/grade.ts";

/** Every kind of question with its view (what is shown), key (what is right) and response (what comes back). */
export interface Kinds {
  choice: { view: ChoiceView; key: ChoiceKey; response: ChoiceResponse };
  number: { view: NumberView; key: NumberKey; response: NumberResponse };
  count: { view: CountView; key: CountKey; response: CountResponse };
}

export type KindName = keyof Kinds;

export type Response = Kinds[KindName]["response"];

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
