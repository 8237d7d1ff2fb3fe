import "server-only";

/** How long reads are remembered, in seconds. */
export const cacheLives = {
  /** Cards and questions: an editor's change shows within a minute. */
  content: { stale: 300, revalidate: 60, expire: 3600 },
  /**
   * A leaderboard is at most 10 seconds old for everybody: the rows and the page made of them count apart, so that
   * both together may be twice as old. Less than five minutes to `expire`, and no page would be kept at all; that an
   * old one is never shown is the matter of cache-handler.mjs.
   */
  board: { stale: 30, revalidate: 4, expire: 3600 },
  /**
   * A failed read: just long enough that a database on its knees is not asked by every request. Being this short,
   * it is never made part of a prerendered page.
   */
  failure: { stale: 30, revalidate: 1, expire: 2 },
};
