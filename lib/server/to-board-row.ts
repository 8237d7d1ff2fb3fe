import "server-only";
import { formatNumber } from "#lib/core/format-number.ts";
import { isOfPoints } from "#lib/play/week-boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import type { Leader } from "./leader.ts";

/** A row of a board, ready to show: points on the boards of all and of the weeks, levels and time on the board of one game. */
export function toBoardRow(leader: Leader, levelName: string, pupilId: string | null) {
  const hasPoints = isOfPoints(levelName);
  return {
    place: leader.place,
    name: leader.username,
    animal: leader.activeAnimal,
    score: hasPoints ? formatNumber(leader.score) : leaderboardText.levels(formatNumber(leader.levelsDone)),
    detail: hasPoints ? null : leaderboardText.time(Math.floor(leader.totalTime / 60), leader.totalTime % 60),
    isMe: leader.pupilId === pupilId,
  };
}
