import type { IncomingHttpHeaders } from "node:http";

/** What a request is for, as the metrics tell it: few and fixed, so that no address and no id gets in. */
export type RequestKind = "page" | "navigation" | "action" | "api" | "probe" | "static";

/** The kind of a request; `url` is the path with its query. */
export function requestKind(method: string, url: string, headers: IncomingHttpHeaders): RequestKind {
  const [path = ""] = url.split("?");
  if (path === "/api/health" || path === "/api/metrics") return "probe";
  if (path.startsWith("/api/") || path.startsWith("/auth/")) return "api";
  if (path.startsWith("/_next/") || /\.\w+$/.test(path)) return "static";
  if (method === "POST") return "action";
  return headers.rsc === undefined ? "page" : "navigation";
}
