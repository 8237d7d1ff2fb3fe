import type { Instrumentation } from "next";
import { log } from "./log.ts";
import { isFirst, textOf } from "./log-console.ts";

/**
 * Logs what a page, an action or a route threw, once, under the digest the browser was told. Of the request it names the
 * method and the kind of route, not the address (a query holds what was searched for), no header and no cookie.
 */
export const logRequestError: Instrumentation.onRequestError = (thrown, { method }, { routePath, routeType }) => {
  if (thrown instanceof Error && !isFirst(thrown)) return;
  log().error(
    { method, route: routePath, kind: routeType, digest: digestOf(thrown), cause: textOf(thrown) },
    "request failed",
  );
};

function digestOf(thrown: unknown): string | null {
  return thrown instanceof Error && "digest" in thrown ? String(thrown.digest) : null;
}
