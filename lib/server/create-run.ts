import "server-only";
import { metrics } from "#lib/operation/metrics.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { chooseDifficulty } from "#lib/play/choose-difficulty.ts";
import { makePlaces } from "#lib/play/make-places.ts";
import type { RunMode } from "#lib/play/points.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { playerOf } from "./player.ts";
import { chooseRunItems, findRunItems } from "./run-items.ts";
import { issueRun, type RunToken, seedOf } from "./run-token.ts";

export interface NewRun {
  readonly ref: ActivityRef;
  readonly mode: RunMode;
  readonly pupilId: string | null;
  /** Who plays without a pupil, as far as this browser has told. */
  readonly guestId: string | null;
  readonly basePath: string;
  /** What the pupil did in the skill before (see written-tries.ts) where the difficulty follows the pupil, else null. */
  readonly tries: string | null;
}

/** A new run with its questions. Nothing is written: a practice run exists in the database once it is finished. */
export async function createRun(run: NewRun): Promise<{ token: RunToken; places: AskedPlace[] }> {
  const ref = startAt(run.ref, run.tries);
  const issued = issueRun({ ...run, ref, guestId: null, items: null });
  const items = await chooseRunItems(ref, playerOf(run), seedOf(issued));
  const token = { ...issued, items: items?.map((item) => item?.id ?? null) ?? null };
  const places = makePlaces({ ref, seed: seedOf(token), items, tries: run.tries });
  metrics().runsMade.inc({ mode: run.mode });
  return { token, places };
}

/** Where the difficulty follows the pupil, the first question has the one that follows from the tries before. */
function startAt(ref: ActivityRef, tries: string | null): ActivityRef {
  if (ref.kind !== "skill" || tries === null) return ref;
  return { ...ref, difficulty: chooseDifficulty(readTries(tries), ref.difficulty).difficulty };
}

/** The questions of a run that was issued before; null when an item of its bank is gone meanwhile. */
export async function remakePlaces(token: RunToken): Promise<AskedPlace[] | null> {
  const items = token.items === null ? null : await findRunItems(token.ref, token.items);
  if (items === null && token.items !== null) return null;
  return makePlaces({ ref: token.ref, seed: seedOf(token), items, tries: token.tries });
}
