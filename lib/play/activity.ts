import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";

/** What pages and runs need to know of something that can be played. */
export interface Activity {
  readonly kind: "skill" | "game" | "path" | "review" | "lesson" | "set";
  readonly title: string;
  readonly classId: ClassId;
  /** Null for a review, which may mix them. */
  readonly subject: Subject | null;
  /** The name its challenge levels are stored under: a game track's or path's levelName, or a skill's id. */
  readonly levelName: string;
  /** Levels of a track, nodes of a path, or the three difficulties of a skill. */
  readonly levelCount: number;
}
