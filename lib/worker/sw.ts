// The site's worker: what of the site works without a network. scripts/build-worker.ts makes public/sw.js of it.
import { CacheFirst, Route, type RouteMatchCallback, Serwist, type SerwistPlugin, StaleWhileRevalidate } from "serwist";
import { cacheNames } from "#lib/core/cache-names.ts";
import { atMost } from "./at-most.ts";
import { dropOldParts } from "./drop-old-parts.ts";

import { pageRoutes } from "./page-routes.ts";
import { partsOf } from "./parts-of.ts";
import { thisBuild } from "./this-build.ts";

/** Pieces of files are the network's business. */
function under(folders: RegExp): RouteMatchCallback {
  return ({ url, sameOrigin, request }) =>
    sameOrigin && folders.test(url.pathname) && !request.headers.has("range") && request.mode !== "navigate";
}

const drawings = /^\/(?:animals|avatars|characters|icons|pictures|places|rings|rive\/icons)\//;

/** Of files whose address carries their version in `?v=` the older versions go when a newer one comes. */
const oneVersion: SerwistPlugin = {
  cacheDidUpdate: async ({ cacheName, request }) => {
    const cache = await caches.open(cacheName);
    const version = new URL(request.url).searchParams.get("v");
    const old = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get("v") !== version);
    await Promise.all(old.map((entry) => cache.delete(entry)));
  },
};

/**
 * Files. What carries a hash of its content in its address is never asked for twice; drawings are shown as they were and
 * asked for anew behind the child's back.
 */
const fileRoutes: readonly Route[] = [
  new Route(under(/^\/_next\/static\//), new CacheFirst({ cacheName: cacheNames.parts })),
  new Route(under(drawings), new StaleWhileRevalidate({ cacheName: cacheNames.pictures, plugins: [atMost(400)] })),
  new Route(under(/^\/art\//), new CacheFirst({ cacheName: cacheNames.art, plugins: [oneVersion, atMost(24)] })),
  new Route(under(/^\/rive\//), new CacheFirst({ cacheName: cacheNames.animals, plugins: [oneVersion, atMost(24)] })),
  new Route(under(/^\/voice\//), new CacheFirst({ cacheName: cacheNames.voice, plugins: [oneVersion, atMost(24)] })),
];

declare const self: ServiceWorkerGlobalScope;

const offlinePage = "/offline";

const atOnce = 4;

/**
 * Fetches those parts of the build that are not kept yet. Throws when one of them does not come or cannot be kept, or once
 * `signal` says that it takes too long.
 */
async function keepParts(addresses: readonly string[], signal: AbortSignal | null = null): Promise<void> {
  const cache = await caches.open(cacheNames.parts);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !kept.has(address));
  for (let start = 0; start < missing.length; start += atOnce) {
    const batch = missing.slice(start, start + atOnce);
    await cache.addAll(batch.map((address) => new Request(address, { priority: "low", signal })));
  }
}

/**
 * Before the page for being offline is kept, what it is made of is, or the worker is not installed. Not after it: the next
 * attempt to install would find the page, and think that all is there.
 */
const afterItsParts: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null;
    if (new URL(request.url).pathname === offlinePage) {
      await keepParts([...partsOf(await response.clone().text()), ...thisBuild.fonts], request.signal);
    }
    return response;
  },
};

const serwist = new Serwist({
  precacheEntries: [{ url: offlinePage, revision: thisBuild.id }, ...thisBuild.pictures],
  precacheOptions: { cacheName: cacheNames.shell, plugins: [afterItsParts] },
  navigationPreload: true,
  clientsClaim: true,
});
for (const route of [...fileRoutes, ...pageRoutes(() => serwist.matchPrecache(offlinePage))]) {
  serwist.registerRoute(route);
}

let hasTidied = false;

/** What a page at rest asks for: that the rest of the build be here before it is wanted, where data is not spared. */
async function settle(isWarming: boolean): Promise<void> {
  // Reading all that is kept is much for a weak phone: once in a life of the worker, which is short.
  if (!hasTidied) await dropOldParts();
  hasTidied = true;
  if (isWarming) await keepParts(thisBuild.parts);
}

/** Fetches what the routes keep, and says when it is here; what does not come is done without. */
async function precache(event: ExtendableMessageEvent, addresses: readonly string[]): Promise<void> {
  const answers = addresses.map(async (address) => {
    const response = await serwist.handleRequest({ request: new Request(address), event });
    await response?.arrayBuffer();
  });
  await Promise.allSettled(answers);
  event.ports[0]?.postMessage(true);
}

function listTexts(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((entry) => typeof entry === "string") : [];
}

self.addEventListener("message", (event) => {
  const { type, isWarming, addresses, build } = Object(event.data);
  if (type === "WHICH_BUILD") event.ports[0]?.postMessage(thisBuild.id);
  if (type === "PRECACHE") event.waitUntil(precache(event, listTexts(addresses)));
  if (type !== "AT_REST" || build !== thisBuild.id) return;
  // A page that was loading while the worker became active was not there to be claimed.
  event.waitUntil(self.clients.claim());
  // What does not come now comes with the next page, and a full or forbidden storage is done without.
  event.waitUntil(settle(isWarming === true).catch(() => undefined));
});

/** A browser itself gives an installation up after five minutes; what has come by then is there for the next one. */
const patienceMs = 120_000;

/**
 * Fetches and keeps what stands on the worker's list, for an installation. Rejects as soon as one of it cannot be had, or does
 * not come; the package's own way waits for ever then, and the page with it.
 */
async function keepShell(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), patienceMs);
  const keeping = serwist.getPrecachedUrls().flatMap((address) => {
    const request = new Request(address, { cache: "reload", credentials: "same-origin", signal: leaving.signal });
    const cacheKey = serwist.getPrecacheKeyForUrl(address);
    return serwist.precacheStrategy.handleAll({ event, request, url: new URL(address), params: { cacheKey } });
  });
  try {
    await Promise.all(keeping);
  } finally {
    clearTimeout(timer);
    leaving.abort();
  }
}
self.addEventListener("install", (event) => event.waitUntil(keepShell(serwist, event)));
self.addEventListener("activate", (event) => void serwist.handleActivate(event));
self.addEventListener("fetch", (event) => serwist.handleFetch(event));
