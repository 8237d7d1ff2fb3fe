import "server-only";
import { randomBytes } from "node:crypto";
import { classCode } from "#lib/classes/class-code.ts";
import { hashOfSecret } from "#lib/classes/class-key.ts";
import type { ClassSummary, ClassView, NewClass, NewSeat, SeatView } from "#lib/classes/class-view.ts";
import { isClassId } from "#lib/core/class-id.ts";
import { startOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { listAssignments } from "./assignments.ts";
import { unwrap } from "./backend-error.ts";
import { listClassTests } from "./class-tests.ts";
import type { GrownUp } from "./grown-up-auth.ts";
import { seatLock } from "./seat-lock.ts";

type Functions = Database["public"]["Functions"];

/** What the database says of a value that may be there once only. */
export const uniqueViolation = "23505";

/** Month, from 0, in which a class that is made belongs to the school year that begins then: many are made in June. */
const firstMonth = 5;

/** The year in which the school year of a day begins: 2026 for November 2026 and for May 2027. */
function schoolYearAt(now: Date): number {
  return now.getUTCMonth() >= firstMonth ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/** The row of a seat as the database takes it; null where its lock is none. */
export function toSeatRow(classId: string, { number, sealedName, cardHash, lock }: NewSeat) {
  const animals = pictureLock.read(lock);
  if (animals === null) return null;
  return {
    number,
    emblem: number - 1,
    sealed_name: sealedName,
    card_hash: cardHash,
    lock_hash: seatLock.hash(classId, number, animals),
  };
}

/** The rows of seats; null where one of their locks is none. */
export function toSeatRows(classId: string, seats: readonly NewSeat[]) {
  const rows = seats.map((seat) => toSeatRow(classId, seat)).filter((row) => row !== null);
  return rows.length === seats.length ? rows : null;
}

/** A code that is taken is as rare as one in millions: it is drawn again so often. */
const mostDraws = 5;

/**
 * Makes a class of this teacher; null where its id or a lock is none. "too-many" are more than twenty open ones.
 */
export async function createClass(teacher: GrownUp, made: NewClass, now: Date): Promise<"made" | "too-many" | null> {
  const seats = toSeatRows(made.id, made.seats);
  if (seats === null) return null;
  const client = await serviceClient();
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const code = classCode.make(randomBytes(4 * classCode.length));
    if (code === null) continue;
    const answer = await client.rpc("create_class", {
      p_id: made.id,
      p_teacher: teacher.id,
      p_email: teacher.email,
      p_name: made.name,
      p_class: made.classId,
      p_school_year: schoolYearAt(now),
      p_code: code,
      p_key_check: made.keyCheck,
      p_seats: seats,
    });
    if (answer.error?.code === uniqueViolation) return null;
    const status = unwrap("create class", answer);
    if (status === "made") return "made";
    if (status === "too_many") return "too-many";
  }
  throw new Error("create class: no code is free");
}

/** The classes of a teacher, open ones first. */
export async function listClasses(teacherId: string): Promise<ClassSummary[]> {
  const client = await serviceClient();
  const rows = unwrap("list classes", await client.rpc("teacher_classes", { p_teacher: teacherId }));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    classId: toClassId(row.class),
    schoolYear: row.school_year,
    seats: row.seats,
    joined: row.joined,
    isOwner: row.is_owner,
    isClosed: row.closed_at !== null,
  }));
}

/** A class of a teacher with its seats; null where the teacher has none of this id. */
export async function openClass(teacherId: string, id: string, now: number): Promise<ClassView | null> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: id };
  const monday = vietnamWeek(now);
  const [found, seats, teachers, week, assignments, tests] = await Promise.all([
    client.rpc("class_of_teacher", own),
    client.rpc("seats_of_teacher", own),
    client.rpc("class_teachers_of", own),
    client.rpc("class_week", { ...own, p_from: new Date(startOfWeek(monday)).toISOString() }),
    listAssignments(teacherId, id),
    listClassTests(teacherId, id),
  ]);
  const [row] = unwrap("open class", found);
  if (row === undefined) return null;
  const weeks = new Map(unwrap("week of class", week).map((each) => [each.number, each]));
  return {
    id: row.id,
    name: row.name,
    classId: toClassId(row.class),
    schoolYear: row.school_year,
    code: row.code,
    keyCheck: row.key_check,
    isOwner: row.is_owner,
    closedAt: row.closed_at,
    teachers: unwrap("teachers of class", teachers).map(({ teacher_id, email, is_owner }) => ({
      id: teacher_id,
      email,
      isOwner: is_owner,
      isSelf: teacher_id === teacherId,
    })),
    standing: { maths: row.maths_lesson, vietnamese: row.vietnamese_lesson },
    monday,
    assignments,
    tests,
    seats: unwrap("seats of class", seats).map((seat) => toSeatView(seat, weeks.get(seat.number))),
  };
}

type Rows<Name extends "seats_of_teacher" | "class_week"> = Functions[Name]["Returns"][number];

function toSeatView(seat: Rows<"seats_of_teacher">, played: Rows<"class_week"> | undefined): SeatView {
  const { number, emblem, sealed_name: sealedName, card_version: cardVersion, username, joined_at: joinedAt } = seat;
  const week = {
    days: played?.days ?? [],
    seconds: played?.seconds ?? 0,
    asked: played?.asked ?? 0,
    rightFirst: played?.right_first ?? 0,
    lastAt: played?.last_at ?? null,
  };
  return {
    number,
    emblem,
    sealedName,
    cardVersion,
    pupil: seat.user_id === null ? null : { username, joinedAt, ...week },
  };
}

function toClassId(text: string) {
  if (!isClassId(text)) throw new Error(`${text} is no class`);
  return text;
}

/** Lets a teacher join by the secret of a link; the class's id, or null where the link is good for nothing. */
export async function acceptInvitation(teacher: GrownUp, secret: string): Promise<string | null> {
  const client = await serviceClient();
  const hash = await hashOfSecret(secret);
  const asked = { p_teacher: teacher.id, p_email: teacher.email, p_hash: hash };
  return unwrap("accept invitation", await client.rpc("accept_invitation", asked));
}
