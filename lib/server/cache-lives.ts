import "server-only";

/** Cache lives of reads, in seconds. */
export const cacheLives = {
  /** Cards and questions: an editor's change shows within a minute. */
  content: { stale: 300, revalidate: 60, expire: 3600 },
  /**
   * A leaderboard is at most 10 seconds old for everybody: the rows and the page made of them are cached separately, so
   * their ages add up. With less than five minutes to `expire` no page would be cached at all; cache-handler.mjs ensures
   * that an expired one is never shown.
   */
  board: { stale: 30, revalidate: 4, expire: 3600 },
  /**
   * A failed read: just long enough that an overloaded database is not asked by every request. Being this short, it never
   * becomes part of a prerendered page.
   */
  failure: { stale: 30, revalidate: 1, expire: 2 },
};
