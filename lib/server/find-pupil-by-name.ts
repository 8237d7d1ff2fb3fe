import "server-only";
import { foldName } from "#lib/core/fold-name.ts";
import { isStorableText } from "#lib/core/is-storable-text.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import { type Pupil, pupilColumns, toPupil } from "./pupil.ts";
import { unwrap } from "./unwrap.ts";

/** The pupil of this name without regard to case, spacing and Unicode form; null when nobody has it. */
export async function findPupilByName(name: string): Promise<Pupil | null> {
  if (!isStorableText(name)) return null;
  const client = await serviceClient();
  const row = unwrap(
    "find pupil by name",
    await client.from("users").select(pupilColumns).eq("username_key", foldName(name)).maybeSingle(),
  );
  return row === null ? null : toPupil(row);
}
