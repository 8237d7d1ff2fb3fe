import type { PicturedCard } from "#components/family/draw-card.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import type { FamilyChange } from "#lib/classes/family-view.ts";
import type { Result } from "#lib/core/result.ts";

/** #lib/actions/change-family-cards.ts */
export type SendFamilyChange = (id: string, change: FamilyChange) => Promise<Result<null, ClassProblem>>;

/** Sends a change of the class that is shown; `done` is said where it went well. */
export type SendFamily = (change: FamilyChange, done: string) => Promise<void>;

/** The card of the pupil of a seat. */
export interface SeatPicture extends PicturedCard {
  /** 0 to 59, see emblem. */
  readonly emblem: number;
}
