import {
  NetworkFirst,
  NetworkOnly,
  Route,
  type RouteHandlerCallbackOptions,
  type SerwistPlugin,
  type Strategy,
} from "serwist";
import { cacheNames } from "#lib/core/cache-names.ts";
import { endOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { atMost } from "./at-most.ts";

/** How long a kept page is held back for a newer one, in seconds. */
const patience = 3;

/** Pages that are the same for everybody. Whatever is not named here is never kept. */
const kept =
  /^\/(?:$|class\/[1-5]$|course\/(?:practice|challenge)\/[1-5]$|leaderboard\/[\w-]+$|contact$|guide$|privacy$|settings$|thay-co$)/;
const weekBoard = /^\/leaderboard\/(?:last-)?week$/;
/** Downloads and links of mails: a page of ours in their place would only confuse. */
const untouched = /^\/(?:api|auth|_next)\//;
/** What a proxy says whose server is away. */
const gatewayFaults: readonly number[] = [502, 503, 504];

/**
 * A document that the server itself calls private, or that is none, stays out. A board of a week is called so only because
 * each request is asked anew which week it is.
 */
function mayBeKept(pathname: string, { status, redirected, headers }: Response): boolean {
  const isPublic = weekBoard.test(pathname) || !/private|no-store/.test(headers.get("cache-control") ?? "private");
  return status === 200 && !redirected && isPublic && (headers.get("content-type") ?? "").startsWith("text/html");
}

/** A board says "this week" of the week it was read in; in the next one it would be another's. */
function isStillTrue(pathname: string, { headers }: Response): boolean {
  const lastWeek = vietnamWeek(Date.now(), 1);
  return !weekBoard.test(pathname) || Date.parse(headers.get("date") ?? "") >= endOfWeek(lastWeek);
}

const plainPage: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
  cacheWillUpdate: async ({ request, response }) =>
    mayBeKept(new URL(request.url).pathname, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse = null }) =>
    cachedResponse !== null && isStillTrue(new URL(request.url).pathname, cachedResponse) ? cachedResponse : null,
};

const visited = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [plainPage, atMost(60)],
});

/** The routes of documents; `showOffline` gives what stands in place of one that cannot be had. */
export function pageRoutes(showOffline: () => Promise<Response | undefined>): readonly Route[] {
  const answer = (strategy: Strategy) => async (options: RouteHandlerCallbackOptions) => {
    const response = await strategy.handle(options).catch(() => null);
    if (response !== null && !gatewayFaults.includes(response.status)) return response;
    const { origin, pathname } = options.url;
    const known = kept.test(pathname)
      ? await caches.match(origin + pathname, { cacheName: cacheNames.pages, ignoreVary: true })
      : undefined;
    const shown = known !== undefined && isStillTrue(pathname, known) ? known : await showOffline();
    return shown ?? response ?? Response.error();
  };
  return [
    new Route(
      // What the router fetches for a page already open has the page's address, too.
      ({ url, sameOrigin, request }) =>
        sameOrigin && kept.test(url.pathname) && !url.searchParams.has("_rsc") && !request.headers.has("rsc"),
      answer(visited),
    ),
    new Route(
      ({ url, sameOrigin, request }) => sameOrigin && request.mode === "navigate" && !untouched.test(url.pathname),
      answer(new NetworkOnly()),
    ),
  ];
}
