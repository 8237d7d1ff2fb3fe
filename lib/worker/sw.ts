// The site's worker: what of the site works without a network. scripts/build-worker.ts makes public/sw.js of it.
import { Serwist, type SerwistPlugin } from "serwist";
import { cacheNames } from "#lib/core/cache-names.ts";
import { dropOldParts } from "./drop-old-parts.ts";
import { fileRoutes } from "./file-routes.ts";
import { keepParts } from "./keep-parts.ts";
import { keepShell } from "./keep-shell.ts";
import { pageRoutes } from "./page-routes.ts";
import { partsOf } from "./parts-of.ts";
import { thisBuild } from "./this-build.ts";

declare const self: ServiceWorkerGlobalScope;

const offlinePage = "/offline";

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
self.addEventListener("install", (event) => event.waitUntil(keepShell(serwist, event)));
self.addEventListener("activate", (event) => void serwist.handleActivate(event));
self.addEventListener("fetch", (event) => serwist.handleFetch(event));
