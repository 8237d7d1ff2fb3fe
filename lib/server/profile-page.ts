import "server-only";
import { serviceClient } from "#lib/database/clients.ts";
import type { AlbumView } from "#lib/play/album-view.ts";
import { readAlbum } from "./album.ts";
import { BackendError, unwrap } from "./backend-error.ts";
import { isProven, listBrowserPupils } from "./browsers.ts";
import { type DeletedProfile, listDeletedProfiles } from "./deleted-profiles.ts";
import { hasLock } from "./locks.ts";
import { playerOf } from "./player.ts";
import type { Pupil } from "./pupils.ts";
import { listPupilClasses, type PupilClass } from "./seats.ts";
import { type CheckedSession, readSession } from "./sessions.ts";

/** What the user page shows: a pupil's own profile, or for a guest the ways to one; and what either has collected. */
type Corner = { readonly album: AlbumView } & Owner;

type Owner =
  | {
      readonly kind: "pupil";
      readonly pupil: Pupil;
      readonly levelsDone: number;
      readonly isLocked: boolean;
      /** Whether this browser has proved that the profile is its own; see browsers.ts. */
      readonly isOwn: boolean;
      readonly classes: readonly PupilClass[];
    }
  | {
      readonly kind: "guest";
      /** Why the pupil of this browser is gone: the profile was deleted elsewhere, or the session ended. */
      readonly lost: "gone" | "ended" | null;
      readonly guestPoints: number;
      /** Pupils who have played in this browser before, the latest first. */
      readonly known: readonly Pick<Pupil, "username" | "avatar">[];
      /** Profiles that were deleted in this browser and can still be restored. */
      readonly deleted: readonly DeletedProfile[];
    };

/** Reads what the user page shows to the player of this browser. Throws a BackendError if the database is unreachable. */
export async function loadProfilePage(): Promise<Corner> {
  const session = await readSession();
  const [owner, album] = await Promise.all([readOwner(session), readAlbum(playerOf(session))]);
  return { ...owner, album };
}

async function readOwner({ pupilId, guestId, pupil, hasEnded }: CheckedSession): Promise<Owner> {
  if (pupil !== null) {
    const { id } = pupil;
    const [levelsDone, isLocked, isOwn, classes] = await Promise.all([
      countDoneLevels(id),
      hasLock(id),
      isProven(id),
      listPupilClasses(id),
    ]);
    return { kind: "pupil", pupil, levelsDone, isLocked, isOwn, classes };
  }
  const [guestPoints, known, deleted] = await Promise.all([
    guestId === null ? 0 : readGuestPoints(guestId),
    listBrowserPupils(),
    listDeletedProfiles(),
  ]);
  return {
    kind: "guest",
    lost: lostPupil(pupilId, hasEnded),
    guestPoints,
    known: known.map(({ username, avatar }) => ({ username, avatar })),
    deleted,
  };
}

function lostPupil(pupilId: string | null, hasEnded: boolean): "gone" | "ended" | null {
  if (hasEnded) return "ended";
  return pupilId === null ? null : "gone";
}

/** How many levels of all games the pupil has done. */
async function countDoneLevels(pupilId: string): Promise<number> {
  const client = await serviceClient();
  const answer = await client
    .from("user_levels")
    .select("*", { count: "exact", head: true })
    .eq("user_id", pupilId)
    .eq("status", "done");
  if (answer.error !== null || answer.count === null) {
    throw new BackendError(`count done levels: ${answer.error?.message ?? "no count"}`);
  }
  return answer.count;
}

/** The points that a profile would get for what the guest has played so far. */
async function readGuestPoints(guestId: string): Promise<number> {
  const client = await serviceClient();
  return unwrap("guest points", await client.rpc("guest_points", { p_guest: guestId }));
}
