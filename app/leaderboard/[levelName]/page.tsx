import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Board } from "#components/leaderboard/board.tsx";
import { EmptyBoard } from "#components/leaderboard/empty-board.tsx";
import { LevelTabs } from "#components/leaderboard/level-tabs.tsx";
import { OwnPlace } from "#components/leaderboard/own-place.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { listLeaders } from "#lib/data/list-leaders.ts";
import { toBoardRow } from "#lib/data/to-board-row.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findBoard, listBoards } from "#lib/play/boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

type Props = PageProps<"/leaderboard/[levelName]">;

export const metadata: Metadata = { title: leaderboardText.title };

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
  const tabs = listBoards().map(({ levelName, title }) => ({
    label: title,
    href: `/leaderboard/${levelName}`,
    isCurrent: levelName === board.levelName,
  }));
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/leaderboard")} title={leaderboardText.title} />}>
      <LevelTabs tabs={tabs} />
      <Leaders levelName={board.levelName} />
    </PageFrame>
  );
}

async function Leaders({ levelName }: { readonly levelName: string }) {
  const leaders = await listLeaders(levelName);
  if (!leaders.ok) return <BackendNotice />;
  return (
    <Board
      rows={leaders.value.map((leader) => toBoardRow(leader, levelName, null))}
      own={<OwnPlace levelName={levelName} empty={leaders.value.length === 0 ? <EmptyBoard /> : null} />}
    />
  );
}
