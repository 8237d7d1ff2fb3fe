import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { findBoard } from "./boards.ts";

/** What a board is called where its class does not stand beside it; undefined for a name that is no board. */
export function boardLabel(levelName: string): string | undefined {
  const board = findBoard(levelName);
  if (board === undefined || board.home === null) return board?.title;
  const { kind, classId } = board.home;
  return leaderboardText.boardOf(board.title, leaderboardText.kindInClass(leaderboardText.kinds[kind], classId));
}
