import { cacheNames } from "#lib/core/cache-names.ts";

const atOnce = 4;

/**
 * Fetches those parts of the build that are not kept yet. Throws when one of them does not come or cannot be kept, or once
 * `signal` says that it takes too long.
 */
export async function keepParts(addresses: readonly string[], signal: AbortSignal | null = null): Promise<void> {
  const cache = await caches.open(cacheNames.parts);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !kept.has(address));
  for (let start = 0; start < missing.length; start += atOnce) {
    const batch = missing.slice(start, start + atOnce);
    await cache.addAll(batch.map((address) => new Request(address, { priority: "low", signal })));
  }
}
