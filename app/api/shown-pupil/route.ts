import { formatNumber } from "#lib/core/format-number.ts";
import { mayLook } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/**
 * Who plays in this browser, for pages that are the same for everybody: `{ pupil }` with name, points as written and
 * animal, or null.
 */
export async function GET(): Promise<Response> {
  const headers = { "cache-control": "private, no-store" };
  if (!(await mayLook())) return Response.json({ pupil: null }, { status: 429, headers });
  const cookie = await readSessionCookie();
  const found = await tryRead("shown pupil", () => checkSession(cookie));
  if (!found.ok) return Response.json({ pupil: null }, { status: 503, headers });
  const { pupil } = found.value;
  const shown = pupil && {
    username: pupil.username,
    points: formatNumber(pupil.totalScore),
    animal: pupil.activeAnimal,
  };
  return Response.json({ pupil: shown }, { headers });
}
