import { metrics } from "#lib/operation/metrics.ts";
import type { Backend } from "./backend.ts";
import { withPatience } from "./with-patience.ts";

/** The `fetch` every Supabase client gets: it asks the backend, gives up on it after a while and is counted. */
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

/** The function or table a call is for, never what is asked of it: "rest finish_run" of /rest/v1/rpc/finish_run?…. */
function callOf(url: string): string {
  const [, service, name] = /\/(rest|auth)\/v1\/(?:rpc\/)?(\w+)/.exec(new URL(url).pathname) ?? [];
  return service === undefined ? "other" : `${service} ${name}`;
}
