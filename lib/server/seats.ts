import "server-only";
import { randomUUID } from "node:crypto";
import { hashOfSecret } from "#lib/classes/class-key.ts";
import { emblem } from "#lib/classes/emblem.ts";
import type { JoinAnswer, JoinAs, JoinRefusal } from "#lib/classes/join-answer.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { keepTimes } from "#lib/core/keep-times.ts";
import type { Result } from "#lib/core/result.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { isSameText } from "#lib/operation/is-same-text.ts";
import { metrics } from "#lib/operation/metrics.ts";
import type { PictureLock } from "#lib/play/picture-lock.ts";
import { unwrap } from "./backend-error.ts";
import { knowBrowserOf } from "./browsers.ts";
import { enterAs } from "./log-in.ts";
import { findPupil, type Pupil, seatNames } from "./pupils.ts";
import { giveBackAllowance, takeAllowance } from "./rate-limits.ts";
import { seatLock } from "./seat-lock.ts";
import { readSession, startSession } from "./sessions.ts";

/** A class as everybody sees it who has its code. */
interface ClassAtDoor {
  readonly classId: string;
  readonly name: string;
  readonly class: ClassId;
  readonly seats: readonly { readonly number: number; readonly emblem: number }[];
}

/** The open class with this code; null if there is none. */
export async function findClass(code: string): Promise<ClassAtDoor | null> {
  const client = await serviceClient();
  const rows = unwrap("seats of code", await client.rpc("seats_of_code", { p_code: code }));
  const [first] = rows;
  if (first === undefined || !isClassId(first.class)) return null;
  const seats = rows.map(({ number, emblem: sign }) => ({ number, emblem: sign }));
  return { classId: first.class_id, name: first.name, class: first.class, seats };
}

/** A seat that has been opened by its card or by its three animals. */
interface Seat {
  readonly classId: string;
  readonly number: number;
  readonly emblem: number;
  /** Who sits there. */
  readonly pupilId: string | null;
  /** Whether that one's profile was made there. */
  readonly isMadeHere: boolean;
}

type Proof =
  | { readonly kind: "card"; readonly secret: string }
  | { readonly kind: "emblem"; readonly number: number; readonly lock: PictureLock };

interface Joining {
  readonly code: string;
  readonly by: Proof;
  readonly as: JoinAs;
}

interface Joined {
  readonly answer: JoinAnswer;
  /** Whether points of this browser's guest were given to the pupil. */
  readonly hasEarned: boolean;
}

/**
 * Lets this browser's pupil, a new one or the one who sits there already sit down. The card or the three animals are the proof
 * for a profile that was made at the seat, whatever lock it has got since; they never open one that was brought along, because
 * a teacher can make a new card. For server actions only: pages cannot set cookies.
 */
export async function joinClass({ code, by, as }: Joining): Promise<Joined> {
  const opened = by.kind === "card" ? await openByCard(code, by.secret) : await openByLock(code, by.number, by.lock);
  if (!opened.ok) return refuse(opened.reason);
  const seat = opened.value;
  const { pupil } = await readSession();
  if (seat.pupilId !== null) {
    if (seat.pupilId === pupil?.id) return joined(pupil);
    return seat.isMadeHere ? comeBack(seat.pupilId) : refuse("own");
  }
  if (pupil === null || as === "new") return makeAt(seat);
  if (as === "own") return sitDown(pupil, seat);
  return { answer: { status: "ask", username: pupil.username, avatar: pupil.avatar }, hasEarned: false };
}

function refuse(reason: JoinRefusal): Joined {
  return { answer: { status: "refused", reason }, hasEarned: false };
}

function joined({ username, totalScore, activeAnimal }: Pupil, hasEarned = false): Joined {
  const pupil = { username, points: formatNumber(totalScore), animal: activeAnimal };
  return { answer: { status: "joined", pupil }, hasEarned };
}

async function openByCard(code: string, secret: string): Promise<Result<Seat, "old-card">> {
  const client = await serviceClient();
  const answer = await client.rpc("seat_of_card", { p_code: code, p_card_hash: await hashOfSecret(secret) });
  const [row] = unwrap("seat of card", answer);
  if (row === undefined) return { ok: false, reason: "old-card" };
  return { ok: true, value: toSeat(row.number, row) };
}

/** A wrong lock costs one of the seat's twenty tries of a day. */
async function openByLock(
  code: string,
  number: number,
  lock: PictureLock,
): Promise<Result<Seat, "gone" | "used-up" | "wrong">> {
  const client = await serviceClient();
  const tried = unwrap("begin seat try", await client.rpc("begin_seat_try", { p_code: code, p_number: number }));
  if (tried.status !== "try") return { ok: false, reason: tried.status === "none" ? "gone" : "used-up" };
  const { class_id, hash } = tried;
  if (!isSameText(seatLock.hash(class_id, number, lock), hash)) return { ok: false, reason: "wrong" };
  const passed = await client.rpc("pass_seat", { p_class: class_id, p_number: number, p_hash: hash });
  if (!unwrap("pass seat", passed)) return { ok: false, reason: "wrong" };
  return { ok: true, value: toSeat(number, tried) };
}

interface SeatRow {
  readonly class_id: string;
  readonly emblem: number;
  readonly user_id: string | null;
  readonly made_here: boolean | null;
}

function toSeat(number: number, { class_id, emblem: sign, user_id, made_here }: SeatRow): Seat {
  return { classId: class_id, number, emblem: sign, pupilId: user_id, isMadeHere: made_here === true };
}

/** Logs in whoever sits there. */
async function comeBack(pupilId: string): Promise<Joined> {
  const client = await serviceClient();
  const lock = await client.from("picture_locks").select("hash").eq("user_id", pupilId).maybeSingle();
  const sessionId = await startSession(pupilId, unwrap("read lock", lock)?.hash ?? null);
  // The profile or its lock has changed since.
  return sessionId === null ? refuse("wait") : enter(pupilId, sessionId);
}

async function enter(pupilId: string, sessionId: string): Promise<Joined> {
  const hasEarned = await enterAs(pupilId, sessionId);
  const pupil = await findPupil(pupilId);
  return pupil === null ? refuse("wait") : joined(pupil, hasEarned);
}

async function sitDown(pupil: Pupil, { classId, number }: Seat): Promise<Joined> {
  const client = await serviceClient();
  const answer = await client.rpc("sit_down", { p_user: pupil.id, p_class: classId, p_number: number });
  const status = unwrap("sit down", answer);
  if (status === "sat") return joined(pupil);
  return refuse(status === "too_many" ? "too-many-classes" : status);
}

/** A new pupil with a made-up name, whose picture is the emblem. Only a profile that is made counts against the address. */
async function makeAt(seat: Seat): Promise<Joined> {
  if (!(await takeAllowance("seat-name"))) return refuse("too-many-names");
  const isShown = await takeAllowance("board-name");
  let made: Awaited<ReturnType<typeof register>> | null = null;
  try {
    made = await register(seat, isShown ? null : keepTimes.boardWaitDays);
  } finally {
    if (made?.ok !== true) {
      await giveBackAllowance("seat-name");
      if (isShown) await giveBackAllowance("board-name");
    }
  }
  if (!made.ok) return refuse(made.reason);
  metrics().pupils.inc();
  return enter(made.value.pupilId, made.value.sessionId);
}

const uniqueViolation = "23505";
const seatTaken = "55000";

async function register(
  { classId, number, emblem: sign }: Seat,
  waitDays: number | null,
): Promise<Result<{ pupilId: string; sessionId: string }, "taken" | "wait">> {
  const client = await serviceClient();
  const [pupilId, sessionId] = [randomUUID(), randomUUID()];
  const browser = await knowBrowserOf(pupilId);
  for (const name of await seatNames()) {
    const answer = await client.rpc("register_on_seat", {
      p_class: classId,
      p_number: number,
      p_id: pupilId,
      p_username: name,
      p_avatar: emblem.avatarOf(sign),
      p_session: sessionId,
      p_browser: browser,
      p_waits_days: waitDays,
    });
    if (answer.error?.code === seatTaken) return { ok: false, reason: "taken" };
    // Somebody has the name.
    if (answer.error?.code === uniqueViolation) continue;
    unwrap("register on seat", answer);
    return { ok: true, value: { pupilId, sessionId } };
  }
  return { ok: false, reason: "wait" };
}

/** A class a pupil sits in, whose teachers see what is played. */
export interface PupilClass {
  readonly classId: string;
  readonly name: string;
  readonly number: number;
  readonly emblem: number;
  /** How many questions all pupils of the class have answered. */
  readonly answers: number;
}

/** The open classes of a pupil, those joined first before the others. */
export async function listPupilClasses(pupilId: string): Promise<readonly PupilClass[]> {
  const client = await serviceClient();
  const rows = unwrap("classes of pupil", await client.rpc("classes_of_pupil", { p_user: pupilId }));
  return rows.map(({ class_id, name, number, emblem: sign, answers }) => ({
    classId: class_id,
    name,
    number,
    emblem: sign,
    answers,
  }));
}

/** Takes a pupil out of a class; false if the pupil was not in it. */
export async function leaveClass(pupilId: string, classId: string): Promise<boolean> {
  const client = await serviceClient();
  return unwrap("leave class", await client.rpc("leave_class", { p_user: pupilId, p_class: classId }));
}
