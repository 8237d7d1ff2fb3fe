import { setTimeout as wait } from "node:timers/promises";
import { metrics } from "#lib/operation/metrics.ts";
import type { Backend } from "./backend.ts";

/** The `fetch` of every Supabase client: it asks the backend, times out after eight seconds and records a metric. */
export function askBackend(backend: Pick<Backend, "fetch">): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const begun = performance.now();
    let outcome = "failed";
    try {
      const answer = await withPatience(backend.fetch(request));
      outcome = outcomeOf(answer.status);
      return answer;
    } finally {
      metrics().databaseCalls.observe({ call: callOf(request.url), outcome }, (performance.now() - begun) / 1000);
    }
  };
}

function outcomeOf(status: number): string {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "ok";
}

/** The function or table of a call, never its arguments: "rest finish_run" for /rest/v1/rpc/finish_run?…. */
function callOf(url: string): string {
  const [, service, name] = /\/(rest|auth)\/v1\/(?:rpc\/)?(\w+)/.exec(new URL(url).pathname) ?? [];
  return service === undefined ? "other" : `${service} ${name}`;
}

const patienceMs = 8000;

/**
 * The answer, or a rejection after eight seconds: a pupil would otherwise wait as long as the driver tries to reach an
 * unreachable database. Writes are safe to repeat, so giving up loses nothing.
 */
export async function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const enough = new AbortController();
  const timeout = wait(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new Error("the database did not answer in time");
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timeout.catch(() => undefined);
    enough.abort();
  }
}
