import "server-only";
import { findPupil } from "./find-pupil.ts";
import type { RunToken } from "./run-token.ts";
import type { Session } from "./session.ts";

/** Whether a run waits for another pupil. One that was made for a profile deleted since waits for nobody. */
export async function isRunOfAnother(token: RunToken, session: Session): Promise<boolean> {
  if (token.pupilId === null || token.pupilId === session.pupilId) return false;
  return (await findPupil(token.pupilId)) !== null;
}
