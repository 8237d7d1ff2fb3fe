import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// Node gives the whole CommonJS module here, the bundle of the middleware its default export.
const FileSystemCache = nextCache.default ?? nextCache;

/** Of a page that is remade more often than this, nobody is shown an old one; in seconds. */
const shortLived = 60;

/**
 * Next's own cache of pages, but for one thing: it would show whoever comes first after a quiet hour the page of an hour
 * ago, and remake it for the next one. A leaderboard is remade for the one who asks. Its lifetime cannot simply be said
 * to be that short: Next keeps no page that expires within five minutes, and would make every board for every request.
 */
export default class PageCache extends FileSystemCache {
  async set(key, data, context) {
    const { cacheControl } = context;
    if (typeof cacheControl?.revalidate !== "number" || cacheControl.revalidate > shortLived) {
      return super.set(key, data, context);
    }
    return super.set(key, data, { ...context, cacheControl: { ...cacheControl, expire: cacheControl.revalidate } });
  }
}
