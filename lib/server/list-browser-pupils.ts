import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { browserOf, readBrowserPupils } from "./browser.ts";
import { type Pupil, toPupil } from "./pupil.ts";
import { unwrap } from "./unwrap.ts";

/**
 * The pupils who were made or logged in in this browser and still exist, the last one first. One with a lock is among them
 * only if this browser has opened it since it was set or changed.
 */
export async function listBrowserPupils(): Promise<readonly Pupil[]> {
  const ids = await readBrowserPupils();
  if (ids.length === 0) return [];
  const client = await serviceClient();
  const browsers = await Promise.all(ids.map(async (id) => (await browserOf(id)) ?? ""));
  const answer = await client.rpc("browser_pupils", { p_users: [...ids], p_browsers: browsers });
  return unwrap("list browser pupils", answer).map(toPupil);
}
