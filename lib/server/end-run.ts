import "server-only";
import { z } from "zod";
import { weekMs } from "#lib/core/durations.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import { mostRunQuestions } from "#lib/play/points.ts";
import { listSkillStickers } from "./album.ts";
import { isDeletedProfile } from "./deleted-profiles.ts";
import { type Finished, finishAsPlayer, hasPlayed, type RunOutcome, toFinishResult } from "./finish-run.ts";
import { claimGuestRuns } from "./guests.ts";
import { boardTag, tagsThatShow } from "./leaderboards.ts";
import { logEvent } from "./log-event.ts";
import { markRun } from "./marking.ts";
import { updateMastery } from "./mastery.ts";
import { type Player, playerOfRun } from "./player.ts";
import { findPupil } from "./pupils.ts";
import { takePlayAllowance, takeStoredRun } from "./rate-limits.ts";
import { openRunId, type RunToken, slugOf } from "./run-token.ts";
import { checkSession, readSessionCookie, type Session, writeSession } from "./sessions.ts";
import { tryRead } from "./try-read.ts";

/** A practice run that was finished offline is accepted for this long after its start. */
const acceptedForMs = weekMs;

const inputSchema = z.object({
  runId: z.string().max(4000),
  answers: z.array(z.object({ responses: z.array(z.unknown()).max(2), hintOpened: z.boolean() })).max(mostRunQuestions),
  /** A browser whose clock was changed meanwhile says nothing sound; the run counts all the same. */
  ago: z.number().min(0).max(acceptedForMs).catch(0),
});

interface Ended {
  readonly result: Result<FinishResult, "refused" | "not-yours" | "too-many" | "backend-away">;
  /**
   * Cache tags of the boards that show the run; empty for a guest, who is on no board, and for a run that was not
   * counted.
   */
  readonly boards: readonly string[];
}

/**
 * Ends a run: marks the answers, gives the points and writes level and history, once. Sending the same run again changes
 * nothing and returns the same result. It may make the browser a guest, so only callers that can set cookies may use it.
 * `runId`, `answers` and `ago` (milliseconds since it was played) are untrusted.
 */
export async function endRun(runId: unknown, answers: unknown, ago: unknown = 0): Promise<Ended> {
  const input = isPlainValue([runId, answers]) ? inputSchema.safeParse({ runId, answers, ago }) : null;
  const token = input?.success ? openRunId(input.data.runId) : null;
  const session = await readSessionCookie();
  if (!input?.success || token === null || isTooOld(token)) return refuse("run id");
  const player = playerOfRun(token, session);
  if (!(await takePlayAllowance("finish-run", player?.id ?? null))) return not("too-many");
  const another = await tryRead("owner", () => isRunOfAnother(token, session));
  if (!another.ok) return not(another.reason);
  if (another.value) return notYours();
  if (isLeftBehind(token, session)) return refuse("run of a deleted profile");
  if (!(await hasRoom(token, player))) return not("too-many");
  await claimWaiting(session);
  const written = await tryRead("finish run", () => write(token, session, input.data));
  return written.ok ? tell(token, session.pupilId, written.value) : not(written.reason);
}

async function tell(
  token: RunToken,
  pupilId: string | null,
  written: Awaited<ReturnType<typeof write>>,
): Promise<Ended> {
  if (written === "session-ended") return notYours();
  if (written === null) return refuse("finish");
  return { result: { ok: true, value: written }, boards: await boardsOf(token, pupilId, written.totalScore) };
}

/** A challenge was counted against the limit of stored runs when it was opened. */
async function hasRoom(token: RunToken, player: Player | null): Promise<boolean> {
  return token.mode === "challenge" || takeStoredRun(player);
}

async function write(token: RunToken, session: Session, { answers, ago }: z.infer<typeof inputSchema>) {
  const responses = answers.map((given) => given.responses);
  const marked = await markRun(token, responses, Date.now());
  if (marked === null) return null;
  const outcome = { ...(await asPlayedBefore(token, session, marked)), ago };
  const { player, finished } = await finishAsPlayer(token, session, outcome);
  if (finished.status === "session_ended") return "session-ended";
  const mastered = outcome.tries.some(({ asked }) => asked.skillId !== null) ? await learn(player) : [];
  return isAccepted(finished)
    ? { ...toFinishResult(token, player, outcome, finished), stickers: await listStickers(mastered) }
    : null;
}

/** A set asks the same again: a second time it is neither worth points nor says what is known. */
async function asPlayedBefore(token: RunToken, session: Session, outcome: RunOutcome): Promise<RunOutcome> {
  const player = playerOfRun(token, session);
  const isAgain = token.ref.kind === "set" && player !== null && (await hasPlayed(player, token));
  return isAgain ? { ...outcome, isAgain: true, tries: [], mistakes: [] } : outcome;
}

async function boardsOf(token: RunToken, pupilId: string | null, totalScore: number | null): Promise<string[]> {
  if (pupilId === null || totalScore === null) return [];
  const ofPoints = await tagsThatShow(pupilId, totalScore);
  return token.mode === "challenge" ? [...ofPoints, boardTag(slugOf(token.ref))] : ofPoints;
}

/** The run counts even if this fails: the next run then updates the mastery for both. */
async function learn(player: Player): Promise<readonly string[]> {
  if (player.kind === "guest") return [];
  const learned = await tryRead("learn runs", () => updateMastery(player.id));
  return learned.ok ? learned.value : [];
}

/** The stickers of skills that are mastered since this run; without their pictures nothing is lost, they are in the album. */
async function listStickers(mastered: readonly string[]): Promise<FinishResult["stickers"]> {
  const listed = await tryRead("stickers", () => listSkillStickers(mastered));
  return listed.ok ? listed.value : [];
}

function isTooOld(token: RunToken): boolean {
  return Date.now() - token.issuedAt > acceptedForMs;
}

/** A run of a profile that no longer exists must not go to the next pupil of this browser; a guest may take it. */
function isLeftBehind({ pupilId }: RunToken, session: Session): boolean {
  return pupilId !== null && session.pupilId !== null && pupilId !== session.pupilId;
}

/** Not a final refusal: on a shared tablet the run waits until its own pupil is back. */
function notYours(): Ended {
  logEvent("warn", "run of another pupil refused", { action: "finish" });
  return not("not-yours");
}

/** Gives a profile what this browser earned as a guest, if that failed when the profile was created. */
async function claimWaiting(session: Session): Promise<void> {
  const { pupilId, guestId } = session;
  if (pupilId === null || guestId === null) return;
  const claimed = await tryRead("claim", async () => {
    const isHere = (await checkSession(session)).pupil !== null;
    if (isHere) await claimGuestRuns(guestId, pupilId);
    return isHere;
  });
  if (claimed.ok && claimed.value) await writeSession({ ...session, guestId: null });
}

function isAccepted(finished: Finished): boolean {
  return finished.status === "counted" || finished.status === "repeated";
}

function refuse(what: string): Ended {
  logEvent("warn", `${what} refused`, { action: "finish" });
  return not("refused");
}

function not(reason: Extract<Ended["result"], { ok: false }>["reason"]): Ended {
  return { result: { ok: false, reason }, boards: [] };
}

/** Whether a run belongs to another pupil, whose profile exists or can still be restored. */
async function isRunOfAnother(token: RunToken, session: Session): Promise<boolean> {
  const { pupilId } = token;
  if (pupilId === null || pupilId === session.pupilId) return false;
  return (await findPupil(pupilId)) !== null || isDeletedProfile(pupilId);
}
