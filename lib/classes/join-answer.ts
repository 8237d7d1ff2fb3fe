/** What a pupil shows to sit down: a card's secret, or the three animals that belong to an emblem ("frog-duck-cat"). */
export type SeatProof =
  | { readonly kind: "card"; readonly secret: string }
  | { readonly kind: "emblem"; readonly number: number; readonly lock: string };

/** Who sits down where this browser has a pupil already: that one ("own"), another ("new"), or whom the pupil says ("ask"). */
export type JoinAs = "ask" | "own" | "new";

export interface JoinRequest {
  /** Of the class. */
  readonly code: string;
  readonly by: SeatProof;
  readonly as: JoinAs;
}

/** Why nobody sat down. `own`: somebody sits there with a profile that only its own log-in opens. */
export type JoinRefusal =
  | "old-card"
  | "wrong"
  | "used-up"
  | "own"
  | "taken"
  | "elsewhere"
  | "too-many-classes"
  | "too-many-names"
  | "gone"
  | "wait"
  | "backend-away";

export type JoinAnswer =
  | {
      readonly status: "joined";
      /** As the browser shows its pupil. */
      readonly pupil: { readonly username: string; readonly points: string; readonly animal: string };
    }
  | { readonly status: "ask"; readonly username: string; readonly avatar: string }
  | { readonly status: "refused"; readonly reason: JoinRefusal };
