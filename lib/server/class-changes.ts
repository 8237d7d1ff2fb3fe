import "server-only";
import type { ClassChange } from "#lib/classes/class-view.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import { toSeatRow, toSeatRows, uniqueViolation } from "./classes.ts";

/** Changes a class; false where the teacher has none of this id, where it is closed, and where the change fits no longer. */
export async function changeClass(teacherId: string, id: string, change: ClassChange): Promise<boolean> {
  const own: Own = { p_teacher: teacherId, p_class: id };
  switch (change.kind) {
    case "add-seats":
    case "name-seats":
    case "rekey":
    case "renew-card":
    case "free-seat":
      return changeSeats(own, change);
    case "invite":
    case "remove-teacher":
    case "hand-over":
    case "leave":
      return changeTeachers(own, change);
    default:
      return changeWhole(own, change);
  }
}

interface Own {
  readonly p_teacher: string;
  readonly p_class: string;
}

type Change<Kind extends ClassChange["kind"]> = Extract<ClassChange, { kind: Kind }>;
type SeatChange = Change<"add-seats" | "name-seats" | "rekey" | "renew-card" | "free-seat">;

async function changeSeats(own: Own, change: SeatChange): Promise<boolean> {
  const client = await serviceClient();
  switch (change.kind) {
    case "add-seats":
    case "rekey":
      return writeSeats(own, change);
    case "name-seats": {
      const names = change.names.map(({ number, sealedName }) => ({ number, sealed_name: sealedName }));
      const asked = { ...own, p_names: names, p_key_check: change.keyCheck };
      return unwrap("name seats", await client.rpc("name_seats", asked));
    }
    case "renew-card": {
      const seat = toSeatRow(own.p_class, { ...change, sealedName: null });
      if (seat === null) return false;
      const card = { p_version: change.version, p_card_hash: seat.card_hash, p_lock_hash: seat.lock_hash };
      const answer = await client.rpc("renew_card", { ...own, p_number: change.number, ...card });
      return answer.error?.code === uniqueViolation ? false : unwrap("renew card", answer);
    }
    default:
      return unwrap("free seat", await client.rpc("free_seat", { ...own, p_number: change.number }));
  }
}

/** What the database says where seats were added or given by somebody else meanwhile. */
const overtaken: readonly (string | undefined)[] = [uniqueViolation, "22023"];

async function writeSeats(own: Own, change: Change<"add-seats" | "rekey">): Promise<boolean> {
  const seats = toSeatRows(own.p_class, change.seats);
  if (seats === null) return false;
  const client = await serviceClient();
  const answer =
    change.kind === "rekey"
      ? await client.rpc("rekey_class", { ...own, p_key_check: change.keyCheck, p_seats: seats })
      : await client.rpc("add_seats", { ...own, p_seats: seats });
  return overtaken.includes(answer.error?.code) ? false : unwrap("write seats", answer);
}

async function changeTeachers(
  own: Own,
  change: Change<"invite" | "remove-teacher" | "hand-over" | "leave">,
): Promise<boolean> {
  const client = await serviceClient();
  switch (change.kind) {
    case "invite": {
      const answer = await client.rpc("invite_teacher", { ...own, p_hash: change.hash });
      return answer.error?.code === uniqueViolation ? false : unwrap("invite teacher", answer);
    }
    case "remove-teacher":
      return unwrap("remove teacher", await client.rpc("remove_teacher", { ...own, p_other: change.teacherId }));
    case "hand-over":
      return unwrap("hand over class", await client.rpc("hand_over_class", { ...own, p_other: change.teacherId }));
    default:
      return unwrap("leave class", await client.rpc("remove_teacher", { ...own, p_other: own.p_teacher }));
  }
}

async function changeWhole(own: Own, change: Change<"rename" | "place" | "close" | "delete">): Promise<boolean> {
  const client = await serviceClient();
  if (change.kind === "place") {
    const lessons = { p_maths_lesson: change.maths, p_vietnamese_lesson: change.vietnamese };
    return unwrap("place class", await client.rpc("place_class", { ...own, ...lessons }));
  }
  if (change.kind === "rename") {
    return unwrap("rename class", await client.rpc("rename_class", { ...own, p_name: change.name }));
  }
  if (change.kind === "close") return unwrap("close class", await client.rpc("close_class", own));
  return unwrap("delete class", await client.rpc("delete_class", own));
}
