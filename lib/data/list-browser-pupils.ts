import "server-only";
import { serviceClient } from "#lib/supabase/service-client.ts";
import { readBrowserPupils } from "./browser-pupils.ts";
import { type Pupil, pupilColumns, toPupil } from "./pupil.ts";
import { unwrap } from "./unwrap.ts";

/** The pupils who were made or logged in in this browser and still exist, the last one first. */
export async function listBrowserPupils(): Promise<readonly Pupil[]> {
  const ids = await readBrowserPupils();
  if (ids.length === 0) return [];
  const client = await serviceClient();
  const answer = await client.from("users").select(pupilColumns).in("id", ids).order("id");
  const byId = new Map(unwrap("list browser pupils", answer).map((row) => [row.id, toPupil(row)]));
  return ids.map((id) => byId.get(id)).filter((pupil) => pupil !== undefined);
}
