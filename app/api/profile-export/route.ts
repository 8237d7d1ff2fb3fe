import { openProfileExport } from "#lib/server/profile-export.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { exportText } from "#lib/text/export-text.ts";

/** Everything that is kept of this browser's pupil, as a JSON file; 401 for a guest. */
export async function GET(): Promise<Response> {
  const cookie = await readSessionCookie();
  if (cookie.pupilId === null) return say(401, exportText.unauthorised);
  if (!(await takeAllowance("export", cookie.pupilId))) return say(429, exportText.waitABit);
  const opened = await tryRead("profile export", async () => {
    const { pupilId } = await checkSession(cookie);
    return pupilId === null ? null : openProfileExport(pupilId, new Date());
  });
  if (!opened.ok) return say(503, exportText.backendAway);
  if (opened.value === null) return say(401, exportText.unauthorised);
  const { fileName, body } = opened.value;
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

function say(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}
