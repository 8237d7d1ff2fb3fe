import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { skillsToAsk } from "#lib/play/make-set.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { createSet } from "#lib/server/question-sets.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** So many lessons before are taken in where a lesson alone has too few questions. */
const mostBefore = 4;

/**
 * A set of the usual size from a lesson, as what stands in its address; with lessons before it where the lesson has too few
 * questions. Null where there are none, and where nothing can be made now: the form beside says then what can be done.
 */
export async function makeFirstSet(classId: ClassId, subject: Subject, no: number): Promise<string | null> {
  if (!(await takeAllowance("make-set"))) return null;
  const until = listLessons(classId, subject).filter((lesson) => lesson.no <= no);
  for (let before = 0; before <= mostBefore && before < until.length; before += 1) {
    const [first, ...others] = until.slice(until.length - 1 - before);
    if (first === undefined) return null;
    const skillIds = [...skillsToAsk([first, ...others]).keys()];
    if (skillIds.length === 0) continue;
    const source = { lessons: [first, ...others], skillIds, count: setSizes.usual } as const;
    const made = await tryRead("first set", () => createSet(source));
    if (!made.ok) return null;
    if (made.value.ok) return made.value.value;
  }
  return null;
}
