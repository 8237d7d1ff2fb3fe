import { connection } from "next/server";
import { env } from "#lib/env.ts";
import { isSameText } from "#lib/operation/is-same-text.ts";
import { metrics } from "#lib/operation/metrics.ts";

/** For Prometheus, which sends METRICS_TOKEN as `Authorization: Bearer …`; without that setting there is no such page. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { metricsToken } = env();
  const headers = { "cache-control": "no-store" };
  if (metricsToken === null) return new Response(null, { status: 404, headers });
  if (!isSameText(request.headers.get("authorization") ?? "", `Bearer ${metricsToken}`)) {
    return new Response(null, { status: 401, headers: { ...headers, "www-authenticate": "Bearer" } });
  }
  const { registry } = metrics();
  return new Response(await registry.metrics(), { headers: { ...headers, "content-type": registry.contentType } });
}
