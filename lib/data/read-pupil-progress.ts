import "server-only";
import { countDoneLevels } from "./count-done-levels.ts";
import { findPupil } from "./find-pupil.ts";
import type { Pupil } from "./pupil.ts";
import { readSession } from "./session.ts";

export interface PupilProgress {
  readonly pupil: Pupil;
  readonly levelsDone: number;
}

/** Who plays in this browser and how far they have come; null for a guest and for a profile that is gone. */
export async function readPupilProgress(): Promise<PupilProgress | null> {
  const { pupilId } = await readSession();
  if (pupilId === null) return null;
  const [pupil, levelsDone] = await Promise.all([findPupil(pupilId), countDoneLevels(pupilId)]);
  return pupil === null ? null : { pupil, levelsDone };
}
