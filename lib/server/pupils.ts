import "server-only";
import { randomUUID } from "node:crypto";
import { cache } from "react";
import { checkUsername } from "#lib/core/check-username.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { foldName } from "#lib/core/fold-name.ts";
import { isStorableText } from "#lib/core/is-storable-text.ts";
import { proposeNames, proposeSeatNames } from "#lib/core/propose-names.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";

/** A pupil as pages need it (spec section 3). */
export interface Pupil {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly activeAnimal: string;
  readonly unlockAnimal: string;
  readonly totalScore: number;
}

const pupilColumns = "id, username, avatar, active_animal, unlock_animal, total_score";

interface PupilRow {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly active_animal: string;
  readonly unlock_animal: string;
  readonly total_score: number;
}

/** Turns a row of `users` into a Pupil. */
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

/** The pupil with this id; null if the profile no longer exists. Read once a request. */
export const findPupil = cache(async (id: string): Promise<Pupil | null> => {
  const client = await serviceClient();
  const row = unwrap("find pupil", await client.from("users").select(pupilColumns).eq("id", id).maybeSingle());
  return row === null ? null : toPupil(row);
});

/** The pupil with this name, ignoring case, spacing and Unicode form; null if there is none. */
export async function findPupilByName(name: string): Promise<Pupil | null> {
  if (!isStorableText(name)) return null;
  const client = await serviceClient();
  const row = unwrap(
    "find pupil by name",
    await client.from("users").select(pupilColumns).eq("username_key", foldName(name)).maybeSingle(),
  );
  return row === null ? null : toPupil(row);
}

/**
 * Makes an animal of the ladder the pupil's active one (spec section 7). The database decides whether it has been reached;
 * "gone" if the profile was deleted meanwhile.
 */
export async function chooseAnimal(pupilId: string, asset: string): Promise<"chosen" | "not_reached" | "gone"> {
  const client = await serviceClient();
  return unwrap("choose animal", await client.rpc("choose_animal", { p_user: pupilId, p_animal: asset }));
}

/**
 * Made-up names that nobody has at the moment, short ones first. Somebody may take one meanwhile: they are tried one after the
 * other.
 */
export async function seatNames(): Promise<string[]> {
  const names = proposeSeatNames(createRng(randomUUID()));
  // The number five in words and a long one in digits are taken for the number of a phone.
  const allowed = names.filter((name) => checkUsername(name).ok);
  const keys = allowed.map(foldName);
  const client = await serviceClient();
  const rows = unwrap(
    "find taken names",
    await client.from("users").select("username_key").in("username_key", keys).limit(keys.length),
  );
  const taken = new Set(rows.map(({ username_key }) => username_key));
  return allowed.filter((name) => !taken.has(foldName(name)));
}

/** `count` made-up names, different at each call. */
export function randomNames(count: number): string[] {
  return proposeNames(createRng(randomUUID()), count);
}
