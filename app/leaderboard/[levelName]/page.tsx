import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BoardPage } from "#app/leaderboard/board-page.tsx";
import { boardLabel } from "#lib/play/board-label.ts";
import { findBoard } from "#lib/play/boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

type Props = PageProps<"/leaderboard/[levelName]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { levelName } = await params;
  const label = levelName === "all" ? undefined : boardLabel(levelName);
  return { title: label === undefined ? leaderboardText.title : leaderboardText.titleOf(label) };
}

// Which boards there are is known, but not what stands on them: the build may not open the database. A dynamic
// route must name one page, so this one is named, which is never linked; the others are made when first asked for.
export function generateStaticParams() {
  return [{ levelName: "none" }];
}

// React holds back what stands behind a placeholder once it is long, and a hundred rows are: they would come half a
// second after the rest. Without a placeholder they are in the page's first paint.
export const instant = false;

export default async function LeaderboardPage({ params }: Props) {
  const board = findBoard((await params).levelName);
  if (board === undefined) notFound();
  return <BoardPage board={board} week={null} />;
}
