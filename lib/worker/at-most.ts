import type { SerwistPlugin } from "serwist";

/** Of a cache only the last `most` entries stay. */
export function atMost(most: number): SerwistPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const entries = await cache.keys();
      await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
    },
  };
}
