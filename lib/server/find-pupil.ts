import "server-only";
import { cache } from "react";
import { serviceClient } from "#lib/database/service-client.ts";
import { type Pupil, pupilColumns, toPupil } from "./pupil.ts";
import { unwrap } from "./unwrap.ts";

/** The pupil with this id; null when the profile is gone. Read once a request. */
export const findPupil = cache(async (id: string): Promise<Pupil | null> => {
  const client = await serviceClient();
  const row = unwrap("find pupil", await client.from("users").select(pupilColumns).eq("id", id).maybeSingle());
  return row === null ? null : toPupil(row);
});
