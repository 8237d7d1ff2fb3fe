import type { Stone } from "./stones.ts";

/** What a browser is told of its player's day. Days are Việt Nam's, "2026-11-21". */
export interface TodayView {
  readonly day: string;
  readonly done: readonly Stone[];
  /** The days of this week, from Monday, on which was played. */
  readonly days: readonly string[];
  /** How many pieces of the album's pictures were turned over in all. */
  readonly pieces: number;
  /** The lessons the profile is at in this class ("26-11"); null where nothing was said, and for a guest. */
  readonly at: string | null;
  /** The skill of the last lesson before today, and whether that was yesterday; null for who is new. */
  readonly learnt: { readonly title: string; readonly isYesterday: boolean } | null;
  /** How many questions a stone asks. */
  readonly count: number;
  /** The lesson and the skill of "Bài mới"; null if nothing is taught yet. */
  readonly lesson: { readonly name: string; readonly title: string } | null;
  /** The titles of the skills "Ôn lại" asks. */
  readonly review: readonly string[];
}
