import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import { metrics } from "#lib/operation/metrics.ts";
import type { Activity } from "#lib/play/activity.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { backHref } from "#lib/play/back-href.ts";
import { chooseDifficulty } from "#lib/play/choose-difficulty.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import { makePlaces } from "#lib/play/make-places.ts";
import { nearestDifficulty } from "#lib/play/nearest-difficulty.ts";
import type { RunMode } from "#lib/play/points.ts";
import type { RunRequest } from "#lib/play/run-request.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { toActivityRef } from "#lib/play/to-activity-ref.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { mapText } from "#lib/text/map-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { todayText } from "#lib/text/today-text.ts";
import { unwrap } from "./backend-error.ts";
import { chooseRunItems, findRunItems, type MayAsk } from "./banks.ts";
import { becomeGuest, keepPlayer } from "./guests.ts";
import { findNextLevel } from "./levels.ts";
import { type Player, playerIds, playerOf } from "./player.ts";
import { issueRun, levelOf, type RunToken, sealRun, seedOf, slugOf } from "./run-token.ts";
import type { Session } from "./sessions.ts";
import { findTries } from "./skill-progress.ts";
import { tryRead } from "./try-read.ts";

/** What a run is made for. */
export interface NewRun {
  readonly ref: ActivityRef;
  readonly mode: RunMode;
  readonly pupilId: string | null;
  /** The guest of this browser, as far as its cookie says. */
  readonly guestId: string | null;
  readonly basePath: string;
  /** The pupil's earlier tries in the skill (see written-tries.ts) if the difficulty follows the pupil, else null. */
  readonly tries: string | null;
  /** Which items of a bank are in question; all, if it is left out. */
  readonly mayAsk?: MayAsk;
}

/** Makes a run with its questions. Writes nothing: a practice run enters the database when it is finished. */
export async function createRun(run: NewRun): Promise<{ token: RunToken; places: AskedPlace[] }> {
  const ref = startAt(run.ref, run.tries);
  const { mode, pupilId, basePath, tries } = run;
  const issued = issueRun({ mode, ref, pupilId, guestId: null, items: null, tries, basePath });
  const items = await chooseRunItems(ref, playerOf(run), seedOf(issued), run.mayAsk ?? (() => true));
  const token = { ...issued, items: items?.map((item) => item?.id ?? null) ?? null };
  const places = makePlaces({ ref, seed: seedOf(token), items, tries });
  metrics().runsMade.inc({ mode });
  return { token, places };
}

/** If the difficulty follows the pupil, the first question has the one that follows from the earlier tries. */
function startAt(ref: ActivityRef, tries: string | null): ActivityRef {
  if ((ref.kind !== "skill" && ref.kind !== "lesson") || tries === null) return ref;
  const wished = chooseDifficulty(readTries(tries), ref.difficulty).difficulty;
  return { ...ref, difficulty: ref.kind === "lesson" ? nearestDifficulty(wished, ref.difficulties) : wished };
}

/** The questions of a run that was issued before; null if an item of its bank no longer exists. */
export async function remakePlaces(
  token: Pick<RunToken, "id" | "ref" | "items" | "tries">,
): Promise<AskedPlace[] | null> {
  const items = token.items === null ? null : await findRunItems(token.ref, token.items);
  if (items === null && token.items !== null) return null;
  return makePlaces({ ref: token.ref, seed: seedOf(token), items, tries: token.tries });
}

/** Makes a run of an activity for the player of a session, at the level or difficulty that the pupil has reached. */
export async function prepareRun(
  { activity, stepCount, step, mode, basePath }: RunRequest,
  { pupilId, guestId }: Session,
): Promise<{ token: RunToken; places: AskedPlace[] }> {
  const [chosen, tries] = await Promise.all([
    step ?? chooseStep(pupilId, activity, stepCount),
    mode === "practice" ? chooseTries(pupilId, activity, step) : null,
  ]);
  const ref: ActivityRef = toActivityRef(activity, chosen);
  return createRun({ ref, mode, pupilId, guestId, basePath, tries });
}

/** A skill by rule follows the pupil: from the earlier tries, or from the difficulty that is asked for. */
async function chooseTries(
  pupilId: string | null,
  activity: RunRequest["activity"],
  step: number | null,
): Promise<string | null> {
  if (activity.kind !== "skill" || findSkill(activity.id)?.source !== "rule") return null;
  return step === null ? findTries(pupilId, activity.id) : "";
}

/** Practice by rule needs no database, so a pupil whose progress cannot be read starts at the first step. */
async function chooseStep(
  pupilId: string | null,
  activity: RunRequest["activity"],
  stepCount: number,
): Promise<number> {
  const slug = activity.kind === "skill" ? activity.id : activity.levelName;
  const found = await tryRead("next level", () => findNextLevel(pupilId, slug, stepCount));
  return found.ok ? found.value : 1;
}

/**
 * Opens a challenge for the player of a session and returns its token with that player. A pupil whose profile was
 * deleted elsewhere plays as a guest. Null if the run is over or another player's. For server actions only: pages
 * cannot set cookies.
 */
export async function startChallenge(token: RunToken, session: Session): Promise<RunToken | null> {
  const player = await keepPlayer(session);
  const status = await openChallenge(token, player);
  if (status !== "unknown_user") return status === "open" ? ownedBy(token, player) : null;
  const guest = await becomeGuest(session);
  return (await openChallenge(token, guest)) === "open" ? ownedBy(token, guest) : null;
}

function ownedBy(token: RunToken, player: Player): RunToken {
  return player.kind === "pupil"
    ? { ...token, pupilId: player.id, guestId: null }
    : { ...token, pupilId: null, guestId: player.id };
}

const openSchema = z.object({ status: z.literal(["open", "not_yours", "finished", "unknown_user"]) });

/** Starts the clock of a challenge run, which is the database's, not the browser's. */
async function openChallenge(token: RunToken, player: Player): Promise<z.output<typeof openSchema>["status"]> {
  const client = await serviceClient();
  const answer = await client.rpc("open_run", {
    p_id: token.id,
    ...playerIds(player),
    p_activity: slugOf(token.ref),
    p_level: levelOf(token.ref),
  });
  return openSchema.parse(unwrap("open run", answer)).status;
}

/** What the browser gets of a run; `animal` accompanies the pupil. The solutions of a challenge stay on the server. */
export function toRunView(token: RunToken, places: readonly AskedPlace[], animal: string): RunView {
  const activity = findActivity(token.ref);
  if (activity === undefined) throw new Error(`no activity for ${JSON.stringify(token.ref)}`);
  return {
    runId: sealRun(token),
    mode: token.mode,
    title: activity.title,
    classId: activity.classId,
    activityHref: activityHref(token.basePath, token.ref, token.mode),
    ...wayBack(token, activity),
    animal,
    places: toRunPlaces(places, token.mode),
    before: readTries(token.tries ?? ""),
  };
}

/** Where the back link of a run leads: from a node to its map, from a stone of today home, from everything else to its class. */
function wayBack({ basePath, ref, mode }: RunToken, { classId }: Activity): Pick<RunView, "backHref" | "backLabel"> {
  if (basePath.startsWith("/today/")) return { backHref: backHref(basePath), backLabel: todayText.goOn };
  if (ref.kind === "review") return { backHref: backHref(basePath), backLabel: playText.backToClass(classId) };
  if (ref.kind === "path") {
    return { backHref: backHref(activityHref(basePath, ref, mode)), backLabel: mapText.backToMap };
  }
  if (ref.kind === "set") return { backHref: `/class/${classId}`, backLabel: playText.backToClass(classId) };
  const isListed = classId === "1" || classId === "2";
  return { backHref: isListed ? backHref(basePath) : `/class/${classId}`, backLabel: playText.backToClass(classId) };
}
