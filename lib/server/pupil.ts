import "server-only";

/** A row of `users` as a page needs it (spec section 3). */
export interface Pupil {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly activeAnimal: string;
  readonly unlockAnimal: string;
  readonly totalScore: number;
}

export const pupilColumns = "id, username, avatar, active_animal, unlock_animal, total_score";

interface PupilRow {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly active_animal: string;
  readonly unlock_animal: string;
  readonly total_score: number;
}

export function toPupil(row: PupilRow): Pupil {
  return {
    id: row.id,
    username: row.username,
    avatar: row.avatar,
    activeAnimal: row.active_animal,
    unlockAnimal: row.unlock_animal,
    totalScore: row.total_score,
  };
}
