import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { TestSummary } from "#lib/marks/marked-test.ts";
import type { Assignment } from "./assignment-view.ts";

/** A class in the list of its teacher. */
export interface ClassSummary {
  readonly id: string;
  readonly name: string;
  readonly classId: ClassId;
  /** The year in which the school year begins. */
  readonly schoolYear: number;
  readonly seats: number;
  /** How many of the seats have a pupil. */
  readonly joined: number;
  readonly isOwner: boolean;
  readonly isClosed: boolean;
}

/** What a pupil has played this week, since joining. */
export interface SeatWeek {
  /** "2026-11-23", in Việt Nam. */
  readonly days: readonly string[];
  readonly seconds: number;
  readonly asked: number;
  readonly rightFirst: number;
  /** Of any week; ISO 8601. */
  readonly lastAt: string | null;
}

export interface SeatView {
  /** From 1. */
  readonly number: number;
  /** 0 to 59, see emblem. */
  readonly emblem: number;
  readonly sealedName: string | null;
  readonly cardVersion: number;
  readonly pupil: (SeatWeek & { readonly username: string; readonly joinedAt: string }) | null;
}

/** Who teaches a class. */
export interface TeacherView {
  readonly id: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly isSelf: boolean;
}

/** The lessons a class has come to, by their numbers; null where it goes by the schedule of the year. */
export type ClassStanding = Readonly<Record<Subject, number | null>>;

/** A class as its teacher sees it. */
export interface ClassView {
  readonly id: string;
  readonly name: string;
  readonly classId: ClassId;
  readonly schoolYear: number;
  readonly code: string;
  /** See keyCheck. */
  readonly keyCheck: string;
  readonly isOwner: boolean;
  /** When it was closed, as ISO 8601; null while it is open. */
  readonly closedAt: string | null;
  readonly standing: ClassStanding;
  /** The owner first. */
  readonly teachers: readonly TeacherView[];
  /** The Monday of this week: "2026-11-23". */
  readonly monday: string;
  readonly seats: readonly SeatView[];
  /** What was given to it, the newest first. */
  readonly assignments: readonly Assignment[];
  /** The tests it has written on paper, the newest first. */
  readonly tests: readonly TestSummary[];
}

/** A seat as a browser makes it: the server learns neither the name nor the secret of the card. */
export interface NewSeat {
  readonly number: number;
  readonly sealedName: string | null;
  readonly cardHash: string;
  /** "frog-duck-cat" */
  readonly lock: string;
}

export interface NewClass {
  /** Made by the browser: its keys are bound to it. */
  readonly id: string;
  readonly name: string;
  readonly classId: ClassId;
  readonly keyCheck: string;
  readonly seats: readonly NewSeat[];
}

/** What a teacher changes in a class. */
export type ClassChange =
  | { readonly kind: "rename"; readonly name: string }
  /** Where the class stands: the numbers of its lessons, null for what goes by the schedule of the year. */
  | ({ readonly kind: "place" } & ClassStanding)
  | { readonly kind: "add-seats"; readonly seats: readonly NewSeat[] }
  | {
      readonly kind: "name-seats";
      readonly keyCheck: string;
      readonly names: readonly { readonly number: number; readonly sealedName: string | null }[];
    }
  | { readonly kind: "rekey"; readonly keyCheck: string; readonly seats: readonly NewSeat[] }
  | {
      readonly kind: "renew-card";
      readonly number: number;
      readonly version: number;
      readonly cardHash: string;
      readonly lock: string;
    }
  | { readonly kind: "free-seat"; readonly number: number }
  /** The link for another teacher; a link that was not used yet is replaced. */
  | { readonly kind: "invite"; readonly hash: string }
  | { readonly kind: "remove-teacher"; readonly teacherId: string }
  | { readonly kind: "hand-over"; readonly teacherId: string }
  | { readonly kind: "leave" }
  | { readonly kind: "close" }
  | { readonly kind: "delete" };

/** Too-fast: more was asked for than a person does. Too-many: there are as many as there may be. */
export type ClassProblem = "refused" | "signed-out" | "too-fast" | "too-many" | "gone" | "backend-away";
export type ExportProblem = Exclude<ClassProblem, "too-many">;
