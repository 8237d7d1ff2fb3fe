import { connection } from "next/server";
import type { SearchEntry } from "#lib/play/search-entry.ts";
import { listEntries } from "#lib/server/courses.ts";
import { mayLook } from "#lib/server/rate-limits.ts";

/** All that can be found, for the search in the browser: `{ entries }`. The same for everybody. */
export async function GET(): Promise<Response> {
  await connection();
  if (!(await mayLook()))
    return Response.json({ entries: [] }, { status: 429, headers: { "cache-control": "no-store" } });
  const found = await listEntries();
  if (!found.ok) return Response.json({ entries: [] }, { status: 503, headers: { "cache-control": "no-store" } });
  const entries = found.value.map(
    ({ title, classId, subject, strand, href }): SearchEntry => ({ title, classId, subject, strand, href }),
  );
  return Response.json({ entries }, { headers: { "cache-control": "public, max-age=60" } });
}
