import { connection } from "next/server";
import { authProviders } from "#lib/server/grown-up-auth.ts";
import { mayLook } from "#lib/server/rate-limits.ts";

/** Whose accounts a grown-up may sign in with, `{ providers }`: only known where the server runs, so not part of the pages. */
export async function GET(): Promise<Response> {
  await connection();
  if (!(await mayLook())) return Response.json({ providers: [] }, { status: 429 });
  return Response.json({ providers: authProviders() });
}
