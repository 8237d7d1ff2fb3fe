import { checkUsername } from "#lib/core/check-username.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { findPupilByName } from "#lib/server/pupils.ts";
import { mayLook, takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** More than a name of twenty letters takes, however it is encoded. */
const longestName = 100;
const headers = { "cache-control": "private, no-store" };

/**
 * Who plays in this browser: `pupil` with username, points as written and animal, null for nobody; `keepsCookies`, whether
 * it gives back the cookies it is given; `isKnown`, whether anybody has the name asked about (?name=). 429 for who asks too
 * often; a browser whose pupil is not known may ask about fewer names.
 */
export async function GET(request: Request): Promise<Response> {
  if (!(await mayLook())) return refuse(429);
  const cookie = await readSessionCookie();
  const found = await tryRead("pupil of browser", () => checkSession(cookie));
  if (!found.ok) return refuse(503);
  const { pupil } = found.value;
  const me = {
    pupil: pupil && {
      username: pupil.username,
      points: formatNumber(pupil.totalScore),
      animal: pupil.activeAnimal,
    },
    keepsCookies: cookie.pupilId !== null || cookie.guestId !== null,
  };
  const name = readName(request.url);
  if (pupil !== null || name === null) return Response.json({ ...me, isKnown: pupil !== null }, { headers });
  if (!(await takeAllowance("find-name"))) return refuse(429);
  const known = await tryRead("pupil by name", async () => (await findPupilByName(name)) !== null);
  return known.ok ? Response.json({ ...me, isKnown: known.value }, { headers }) : refuse(503);
}

function refuse(status: 429 | 503): Response {
  return Response.json({ pupil: null }, { status, headers });
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
