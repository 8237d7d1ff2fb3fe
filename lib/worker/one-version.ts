import type { SerwistPlugin } from "serwist";

/** Of files whose address carries their version in `?v=` the older versions go when a newer one comes. */
export const oneVersion: SerwistPlugin = {
  cacheDidUpdate: async ({ cacheName, request }) => {
    const cache = await caches.open(cacheName);
    const version = new URL(request.url).searchParams.get("v");
    const old = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get("v") !== version);
    await Promise.all(old.map((entry) => cache.delete(entry)));
  },
};
