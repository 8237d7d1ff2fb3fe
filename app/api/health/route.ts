import { connection } from "next/server";
import { readHealth } from "#lib/server/health.ts";

/** For load balancers and operators: 200 when the database answers, 503 when it does not. */
export async function GET(): Promise<Response> {
  await connection();
  const health = await readHealth();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
