import { checkUsername } from "#lib/core/check-username.ts";
import { findPupilByName } from "#lib/server/pupils.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** More than a name of twenty letters takes, however it is encoded. */
const longestName = 100;
const headers = { "cache-control": "private, no-store" };

/**
 * What the server knows of this browser: `username` of its pupil, null for nobody; `isKept`, whether it keeps the
 * cookies it is given; `isKnown`, whether anybody has the name asked about (?name=). A browser
 * whose pupil is known may ask at any time; the others of an address get 429 for too many names.
 */
export async function GET(request: Request): Promise<Response> {
  const cookie = await readSessionCookie();
  const found = await tryRead("pupil of browser", async () => {
    const { pupil } = await checkSession(cookie);
    return { username: pupil?.username ?? null, isKept: cookie.pupilId !== null || cookie.guestId !== null };
  });
  if (!found.ok) return Response.json({ username: null }, { status: 503, headers });
  const name = readName(request.url);
  if (found.value.username !== null || name === null) {
    return Response.json({ ...found.value, isKnown: found.value.username !== null }, { headers });
  }
  if (!(await takeAllowance("find-name"))) return Response.json({ username: null }, { status: 429, headers });
  const known = await tryRead("pupil by name", async () => (await findPupilByName(name)) !== null);
  if (!known.ok) return Response.json({ username: null }, { status: 503, headers });
  return Response.json({ ...found.value, isKnown: known.value }, { headers });
}

/** Reasons for which no pupil ever had a name; a word that is refused today may have been let through once. */
const neverNames: readonly string[] = ["too-short", "too-long", "letters", "email", "phone"];

/** The name asked about; null for none, and for what can be no pupil's. */
function readName(url: string): string | null {
  const name = new URL(url).searchParams.get("name") ?? "";
  if (name.length > longestName) return null;
  const checked = checkUsername(name);
  return checked.ok || !neverNames.includes(checked.reason) ? name : null;
}
