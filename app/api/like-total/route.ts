import { connection } from "next/server";
import { readLikeTotal } from "#lib/server/likes.ts";
import { mayLook } from "#lib/server/rate-limits.ts";

/** How many likes there are, `{ total }`, at most ten seconds old: apart from the page, so that a like does not make it anew. */
export async function GET(): Promise<Response> {
  await connection();
  if (!(await mayLook())) return Response.json({ total: null }, { status: 429 });
  const total = await readLikeTotal();
  return total.ok ? Response.json({ total: total.value }) : Response.json({ total: null }, { status: 503 });
}
