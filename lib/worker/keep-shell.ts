import type { Serwist } from "serwist";

/** A browser itself gives an installation up after five minutes; what has come by then is there for the next one. */
const patienceMs = 120_000;

/**
 * Fetches and keeps what stands on the worker's list, for an installation. Rejects as soon as one of it cannot be had, or does
 * not come; the package's own way waits for ever then, and the page with it.
 */
export async function keepShell(serwist: Serwist, event: ExtendableEvent): Promise<void> {
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
