import { readAccountExport } from "#lib/server/grown-ups.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { exportText } from "#lib/text/export-text.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

/** Everything that is kept of the grown-up who is signed in here, as a JSON file; 401 for anybody else. */
export async function GET(): Promise<Response> {
  if (!(await takeAllowance("export"))) return say(429, grownUpsText.waitAWhile);
  const account = await tryRead("account export", () => readAccountExport(new Date()));
  if (!account.ok) return say(503, grownUpsText.backendAway);
  if (account.value === null) return say(401, exportText.signedOut);
  return new Response(`${JSON.stringify(account.value, null, 1)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="huou-ham-hoc-tai-khoan.json"',
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
