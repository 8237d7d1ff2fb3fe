import "server-only";

/** How long reads are remembered, in seconds. */
export const cacheLives = {
  /** Cards and questions: an editor's change shows within a minute. */
  content: { stale: 300, revalidate: 60, expire: 3600 },
  /** A leaderboard: at most 10 seconds old for everybody. */
  board: { stale: 30, revalidate: 10, expire: 3600 },
  /**
   * A failed read: just long enough that a database on its knees is not asked by every request. Being this short,
   * it is never made part of a prerendered page.
   */
  failure: { stale: 30, revalidate: 1, expire: 2 },
};
