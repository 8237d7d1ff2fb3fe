import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "./metrics.ts";
import { onRequest } from "./on-request.ts";
import { requestKind } from "./request-kind.ts";

/** Counts and clocks every request this process answers, from Node's own reports: no handler is wrapped. */
export function countRequests(): void {
  const { requests } = metrics();
  // Read at the start: Next rewrites addresses while it answers.
  const begun = new WeakMap<ServerResponse, { readonly kind: string; readonly at: number }>();
  onRequest("request.start", (request, response) => {
    const { method = "", url = "", headers } = request;
    begun.set(response, { kind: requestKind(method, url, headers), at: performance.now() });
  });
  onRequest("response.finish", (request, response) => {
    const start = begun.get(response);
    if (start === undefined) return;
    const labels = {
      method: methodOf(request),
      kind: start.kind,
      status: `${Math.floor(response.statusCode / 100)}xx`,
    };
    requests.observe(labels, (performance.now() - start.at) / 1000);
  });
}

function methodOf({ method = "" }: IncomingMessage): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
