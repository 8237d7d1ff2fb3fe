import { buildFacts } from "./build-facts.ts";
import { noPageHeader } from "./no-page-header.ts";
import { onRequest } from "./on-request.ts";

/**
 * Tells the router of requests for pages that are none, before it looks at them. As rules of its own it would put the names
 * of all pages together anew for every request.
 */
export function markUnknownPages(): void {
  const unknown = new RegExp(buildFacts.unknownPages, "i");
  onRequest("request.start", (request) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (unknown.test(path)) request.headers[noPageHeader] = "1";
  });
}
