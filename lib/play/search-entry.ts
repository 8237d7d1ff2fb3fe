import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";

/** Something a search may find: a class, a subject of a class, a card, or a lesson. */
export interface SearchEntry {
  readonly title: string;
  readonly classId: ClassId;
  /** Null for the class itself. */
  readonly subject: Subject | null;
  /** The shelf the card stands on; "" where there is none. */
  readonly strand: string;
  /** No two entries lead to the same place. */
  readonly href: string;
}
