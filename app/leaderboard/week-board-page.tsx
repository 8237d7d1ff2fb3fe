import { connection } from "next/server";
import { overallBoard } from "#lib/play/boards.ts";
import { shownWeek, type WeekAddress } from "#lib/play/week-boards.ts";
import { BoardPage } from "./board-page.tsx";

/**
 * The board of a week. Which week it is, is asked with each request: a kept page would show last week's as this week's for
 * seconds after midnight. The rows are kept all the same, by the name of their week.
 */
export async function WeekBoardPage({ address }: { readonly address: WeekAddress }) {
  await connection();
  return <BoardPage board={overallBoard} week={shownWeek(address, Date.now())} />;
}
