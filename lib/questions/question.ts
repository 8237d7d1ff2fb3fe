import type { Line } from "#lib/core/line.ts";
import type { Figure } from "./figure.ts";
import type { registry } from "./kinds/registry.ts";

type Registry = typeof registry;

type KindsOf = {
  [Name in keyof Registry]: {
    view: ReturnType<Registry[Name]["toView"]>;
    key: ReturnType<Registry[Name]["toKey"]>;
    response: Parameters<Registry[Name]["grade"]>[1];
  };
};

/** Every kind of question with its view (what is shown), key (what is right) and response (what comes back). */
export interface Kinds extends KindsOf {}

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
      /** The text or picture it stands on, where several questions of a skill share one: a set takes another one first. */
      readonly topic?: string;
    };
}[KindName];
