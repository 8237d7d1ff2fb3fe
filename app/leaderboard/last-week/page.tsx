import type { Metadata } from "next";
import { WeekBoardPage } from "#app/leaderboard/week-board-page.tsx";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

export const metadata: Metadata = { title: leaderboardText.titleOf(leaderboardText.weeks["last-week"]) };

// As of the other boards; and which week it is has to be asked with each request.
export const instant = false;

export default function LastWeekPage() {
  return <WeekBoardPage address="last-week" />;
}
