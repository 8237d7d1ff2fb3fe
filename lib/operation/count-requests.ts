import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "./metrics.ts";
import { requestKind } from "./request-kind.ts";

/** Counts and clocks every request this process answers, from Node's own reports: no handler is wrapped. */
export function countRequests(): void {
  const { requests } = metrics();
  // Read at the start: Next rewrites addresses while it answers.
  const begun = new WeakMap<ServerResponse, { readonly kind: string; readonly at: number }>();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = exchangeOf(message);
    if (request === null || response === null) return;
    const { method = "", url = "", headers } = request;
    begun.set(response, { kind: requestKind(method, url, headers), at: performance.now() });
  });
  subscribe("http.server.response.finish", (message) => {
    const { request, response } = exchangeOf(message);
    const start = response === null ? undefined : begun.get(response);
    if (request === null || response === null || start === undefined) return;
    const labels = {
      method: methodOf(request),
      kind: start.kind,
      status: `${Math.floor(response.statusCode / 100)}xx`,
    };
    requests.observe(labels, (performance.now() - start.at) / 1000);
  });
}

function exchangeOf(message: unknown): { request: IncomingMessage | null; response: ServerResponse | null } {
  if (!(message instanceof Object && "request" in message && "response" in message))
    return { request: null, response: null };
  const { request, response } = message;
  return {
    request: request instanceof IncomingMessage ? request : null,
    response: response instanceof ServerResponse ? response : null,
  };
}

function methodOf({ method = "" }: IncomingMessage): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}
