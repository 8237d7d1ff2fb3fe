import "server-only";
import { randomUUID } from "node:crypto";
import { createRng } from "#lib/core/create-rng.ts";
import { proposeNames } from "#lib/core/propose-names.ts";

/** So many made-up names, other ones at every call. */
export function randomNames(count: number): string[] {
  return proposeNames(createRng(randomUUID()), count);
}
