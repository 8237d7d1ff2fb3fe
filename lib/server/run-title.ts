import "server-only";
import { findBoard } from "#lib/play/boards.ts";
import { reviewText } from "#lib/text/review-text.ts";
import { setText } from "#lib/text/set-text.ts";
import { todayText } from "#lib/text/today-text.ts";

/** What a run is called by the slug of its activity (see slugOf); the slug itself where nothing has it any more. */
export function titleOfRun(slug: string): string {
  if (slug.startsWith("set-")) return setText.title;
  if (slug === "review") return reviewText.title;
  return slug === "lesson" ? todayText.stones.new : (findBoard(slug)?.title ?? slug);
}
