import type { Instrumentation } from "next";
import { log } from "./log.ts";
import { textOf } from "./text-of.ts";
import { toldErrors } from "./told-errors.ts";

/**
 * Logs what a page, an action or a route threw, once, under the digest the browser was told. Of the request it names the
 * method and the kind of route, not the address (a query holds what was searched for), no header and no cookie.
 */
export const logRequestError: Instrumentation.onRequestError = (thrown, { method }, { routePath, routeType }) => {
  if (thrown instanceof Error) {
    if (toldErrors().has(thrown)) return;
    toldErrors().add(thrown);
  }
  const where = { method, route: routePath, kind: routeType };
  log().error({ ...where, digest: digestOf(thrown), cause: textOf(thrown) }, "request failed");
};

function digestOf(thrown: unknown): string | null {
  return thrown instanceof Error && "digest" in thrown ? String(thrown.digest) : null;
}
