import { findPupil } from "#lib/data/find-pupil.ts";
import { findPupilByName } from "#lib/data/find-pupil-by-name.ts";
import { readSession } from "#lib/data/session.ts";
import { tryRead } from "#lib/data/try-read.ts";

const longestName = 300;

/**
 * What the server knows of this browser: `username` of its pupil, null for nobody; `isKept`, whether it keeps the
 * cookies it is given; `isKnown`, whether anybody has the name asked about (?name=).
 */
export async function GET(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get("name")?.slice(0, longestName) ?? "";
  const { pupilId, guestId } = await readSession();
  const found = await tryRead("pupil of browser", async () => {
    const pupil = pupilId === null ? null : await findPupil(pupilId);
    const isKnown = pupil !== null || (name !== "" && (await findPupilByName(name)) !== null);
    return { username: pupil?.username ?? null, isKept: pupilId !== null || guestId !== null, isKnown };
  });
  const headers = { "cache-control": "private, no-store" };
  return found.ok
    ? Response.json(found.value, { headers })
    : Response.json({ username: null }, { status: 503, headers });
}
