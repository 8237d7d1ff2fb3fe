import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { buildFacts } from "./build-facts.ts";
import { compressAnswers } from "./compress-answers.ts";
import { logConsole } from "./log-console.ts";
import { markUnknownPages } from "./mark-unknown-pages.ts";
import { metrics } from "./metrics.ts";
import { onRequest } from "./on-request.ts";

import { serveCompressed } from "./serve-compressed.ts";

/** What a request is for, as the metrics tell it: few and fixed, so that no address and no id gets in. */
type RequestKind = "page" | "navigation" | "action" | "api" | "probe" | "static";

/** The kind of a request; `url` is the path with its query. */
export function requestKind(method: string, url: string, headers: IncomingHttpHeaders): RequestKind {
  const [path = ""] = url.split("?");
  if (path === "/api/health" || path === "/api/metrics") return "probe";
  if (path.startsWith("/api/") || path.startsWith("/auth/")) return "api";
  if (path.startsWith("/_next/") || /\.\w+$/.test(path)) return "static";
  if (method === "POST") return "action";
  return headers.rsc === undefined ? "page" : "navigation";
}

/** Counts and clocks every request this process answers, from Node's own reports: no handler is wrapped. */
function countRequests(): void {
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

/** Lets addresses that cannot be decoded lead nowhere, which is answered with 404: Next's router would answer with 500. */
function mendAddresses(): void {
  onRequest("request.start", (request) => {
    if (request.url !== undefined) request.url = decodableAddress(request.url);
  });
}

/** The path with its query, unless the path cannot be decoded: then its percent signs stand for themselves. */
export function decodableAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** What watches over a server process, begun before anything is served. */
export function startOperation(): void {
  if (buildFacts.isProduction) logConsole();
  countRequests();
  mendAddresses();
  markUnknownPages();
  // In development nothing is compressed, but an older build may lie about.
  if (buildFacts.isProduction) {
    serveCompressed();
    compressAnswers();
  }
}
