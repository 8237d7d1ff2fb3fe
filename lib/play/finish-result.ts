import type { ArtName } from "./art-names.ts";

/** What the server counted when a run ended. Points and times are the server's; the client only shows them. */
export interface FinishResult {
  /** Points given for this run, 0 or more. */
  readonly points: number;
  readonly rightFirst: number;
  readonly rightSecond: number;
  /** The pupil's total after this run; null for a guest. */
  readonly totalScore: number | null;
  /** Asset names of the furthest animal before and after ("animals/level-one/giraffe-1"); null for a guest. */
  readonly unlockedBefore: string | null;
  readonly unlockedAfter: string | null;
  /** Totals at which the next step is reached and at which the present one was; null for a guest or at the top. */
  readonly nextStepAt: number | null;
  readonly stepAt: number | null;
  /** Challenge only: whether the level is passed; null in practice. */
  readonly passed: boolean | null;
  /** Challenge only, whole seconds: this run, and the best run of the level so far. */
  readonly totalTime: number | null;
  readonly bestTime: number | null;
  /** The stickers of the skills that are mastered since this run; the first answer alone tells of them. */
  readonly stickers: readonly { readonly title: string; readonly image: ArtName }[];
  /** Why fewer points than expected were given, if so; "gone": the pupil's profile was deleted elsewhere; "again": the same set was played before. */
  readonly notice: "capped" | "too-fast" | "again" | "guest" | "gone" | null;
  readonly next: {
    readonly kind: "next-level" | "same" | "easier" | "harder" | "none";
    readonly href: string;
  };
  /** A challenge to go on to, where one exists. */
  readonly challengeHref: string | null;
}
