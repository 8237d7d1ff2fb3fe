import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { isStandingText } from "#lib/play/standing-text.ts";
import { unwrap } from "./backend-error.ts";
import type { Session } from "./sessions.ts";

const columns = { maths: "maths_lesson", vietnamese: "vietnamese_lesson" } as const satisfies Record<Subject, string>;

/**
 * The lessons a pupil is at in a class, as readStanding takes them: those that a teacher of the pupil has set, subject by
 * subject, before those that `at` says. Of several teachers of one school class the one who was joined first counts.
 */
export async function standOfPupil(
  classId: ClassId,
  at: string | null,
  { pupilId }: Pick<Session, "pupilId">,
): Promise<string | null> {
  if (pupilId === null) return at;
  const client = await serviceClient();
  const rows = unwrap("lessons of teachers", await client.rpc("classes_of_pupil", { p_user: pupilId }));
  const own = rows.filter((row) => row.class === classId);
  const [maths = "", vietnamese = ""] = isStandingText(at) ? at.split("-") : [];
  const numberOf = (subject: Subject) => own.map((row) => row[columns[subject]]).find((no) => no !== null);
  return `${numberOf("maths") ?? maths}-${numberOf("vietnamese") ?? vietnamese}`;
}
