import { CacheFirst, Route, type RouteMatchCallback, StaleWhileRevalidate } from "serwist";
import { cacheNames } from "#lib/core/cache-names.ts";
import { atMost } from "./at-most.ts";
import { oneVersion } from "./one-version.ts";

/** Pieces of files are the network's business. */
function under(folders: RegExp): RouteMatchCallback {
  return ({ url, sameOrigin, request }) =>
    sameOrigin && folders.test(url.pathname) && !request.headers.has("range") && request.mode !== "navigate";
}

const drawings = /^\/(?:animals|avatars|characters|icons|pictures|rings|rive\/icons)\//;

/**
 * Files. What carries a hash of its content in its address is never asked for twice; drawings are shown as they were and
 * asked for anew behind the child's back.
 */
export const fileRoutes: readonly Route[] = [
  new Route(under(/^\/_next\/static\//), new CacheFirst({ cacheName: cacheNames.parts })),
  new Route(under(drawings), new StaleWhileRevalidate({ cacheName: cacheNames.pictures, plugins: [atMost(400)] })),
  new Route(under(/^\/art\//), new CacheFirst({ cacheName: cacheNames.art, plugins: [oneVersion, atMost(24)] })),
  new Route(under(/^\/rive\//), new CacheFirst({ cacheName: cacheNames.animals, plugins: [oneVersion, atMost(24)] })),
  new Route(under(/^\/voice\//), new CacheFirst({ cacheName: cacheNames.voice, plugins: [oneVersion, atMost(24)] })),
];
