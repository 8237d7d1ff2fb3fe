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
import { toAssignment } from "./assignments.ts";
import { unwrap } from "./backend-error.ts";
import { toTestSummary } from "./class-tests.ts";
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

/** What of a class decides which skills its table shows. */
export type ClassStanding = Pick<ClassView, "classId" | "standing">;

type ClassRow = Functions["class_of_teacher"]["Returns"][number];

const toStanding = (row: ClassRow): ClassStanding => ({
  classId: toClassId(row.class),
  standing: { maths: row.maths_lesson, vietnamese: row.vietnamese_lesson },
});

/** Where a class of a teacher stands; null where the teacher has none of this id. */
export async function findStanding(teacherId: string, id: string): Promise<ClassStanding | null> {
  const client = await serviceClient();
  const found = await client.rpc("class_of_teacher", { p_teacher: teacherId, p_class: id });
  const [row] = unwrap("standing of class", found);
  return row === undefined ? null : toStanding(row);
}

type PageRows = Functions["class_page"]["Returns"];

/** A class of a teacher with its seats; null where the teacher has none of this id. */
export async function openClass(teacherId: string, id: string, now: number): Promise<ClassView | null> {
  const client = await serviceClient();
  const monday = vietnamWeek(now);
  const asked = { p_teacher: teacherId, p_class: id, p_from: new Date(startOfWeek(monday)).toISOString() };
  const page = unwrap("open class", await client.rpc("class_page", asked));
  const { own } = page;
  if (own === null) return null;
  const weeks = new Map(page.week.map((each) => [each.number, each]));
  return {
    id: own.id,
    name: own.name,
    ...toStanding(own),
    schoolYear: own.school_year,
    code: own.code,
    keyCheck: own.key_check,
    isOwner: own.is_owner,
    closedAt: own.closed_at,
    teachers: page.teachers.map(({ teacher_id, email, is_owner }) => ({
      id: teacher_id,
      email,
      isOwner: is_owner,
      isSelf: teacher_id === teacherId,
    })),
    monday,
    assignments: page.assignments.map(toAssignment),
    tests: page.tests.map(toTestSummary),
    seats: page.seats.map((seat) => toSeatView(seat, weeks.get(seat.number))),
  };
}

function toSeatView(seat: PageRows["seats"][number], played: PageRows["week"][number] | undefined): SeatView {
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
