import "server-only";
import { countDoneLevels } from "./count-done-levels.ts";
import { findPupil } from "./find-pupil.ts";
import { hasLock } from "./has-lock.ts";
import { listBrowserPupils } from "./list-browser-pupils.ts";
import type { Pupil } from "./pupil.ts";
import { readGuestPoints } from "./read-guest-points.ts";
import { readSession } from "./session.ts";

/** What the user page shows: a pupil's own corner, or for anybody else the ways to a name. */
export type Corner =
  | { readonly kind: "pupil"; readonly pupil: Pupil; readonly levelsDone: number; readonly isLocked: boolean }
  | {
      readonly kind: "guest";
      /** Whether this browser's profile was deleted elsewhere. */
      readonly isGone: boolean;
      readonly guestPoints: number;
      /** Who has played in this browser before, the last one first. */
      readonly known: readonly Pick<Pupil, "username" | "avatar">[];
    };

export async function readCorner(): Promise<Corner> {
  const { pupilId, guestId } = await readSession();
  if (pupilId !== null) {
    const [pupil, levelsDone, isLocked] = await Promise.all([
      findPupil(pupilId),
      countDoneLevels(pupilId),
      hasLock(pupilId),
    ]);
    if (pupil !== null) return { kind: "pupil", pupil, levelsDone, isLocked };
  }
  const [guestPoints, known] = await Promise.all([
    guestId === null ? 0 : readGuestPoints(guestId),
    listBrowserPupils(),
  ]);
  return {
    kind: "guest",
    isGone: pupilId !== null,
    guestPoints,
    known: known.map(({ username, avatar }) => ({ username, avatar })),
  };
}
