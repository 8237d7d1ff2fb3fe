import "server-only";
import { isDeletedProfile } from "./deleted-profiles.ts";
import { findPupil } from "./pupils.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./sessions.ts";

/** Whether a run waits for another pupil, one whose profile can still come back too. A profile that is gone waits for nothing. */
export async function isRunOfAnother(token: RunToken, session: Session): Promise<boolean> {
  const { pupilId } = token;
  if (pupilId === null || pupilId === session.pupilId) return false;
  return (await findPupil(pupilId)) !== null || isDeletedProfile(pupilId);
}
