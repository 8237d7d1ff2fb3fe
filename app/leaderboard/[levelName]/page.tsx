import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { Suspense } from "react";
import { Board } from "#components/leaderboard/board.tsx";
import { LevelTabs } from "#components/leaderboard/level-tabs.tsx";
import { OwnPlace } from "#components/leaderboard/own-place.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { findOwnPlace } from "#lib/data/find-own-place.ts";
import { listLeaders } from "#lib/data/list-leaders.ts";
import { readSession } from "#lib/data/session.ts";
import { toBoardRow } from "#lib/data/to-board-row.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findBoard, listBoards } from "#lib/play/boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

type Props = PageProps<"/leaderboard/[levelName]">;

export const metadata: Metadata = { title: leaderboardText.title };

// The build may not open the database, and a dynamic route must name one page: this one is never linked.
export function generateStaticParams() {
  return [{ levelName: "none" }];
}

export default async function LeaderboardPage({ params }: Props) {
  const board = findBoard((await params).levelName);
  if (board === undefined) notFound();
  const rows = (await listLeaders(board.levelName)).map((leader) => toBoardRow(leader, board.levelName, null));
  const tabs = listBoards().map(({ levelName, title }) => ({
    label: title,
    href: `/leaderboard/${levelName}`,
    isCurrent: levelName === board.levelName,
  }));
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/leaderboard")} title={leaderboardText.title} />}>
      <LevelTabs tabs={tabs} />
      <Board
        rows={rows}
        own={
          <Suspense fallback={null}>
            <Own levelName={board.levelName} />
          </Suspense>
        }
      />
    </PageFrame>
  );
}

async function Own({ levelName }: { readonly levelName: string }) {
  await connection();
  const { pupilId } = await readSession();
  if (pupilId === null) return null;
  const own = await tryRead("own place", () => findOwnPlace(levelName, pupilId));
  if (!own.ok || own.value.length === 0) return null;
  return <OwnPlace rows={own.value.map((leader) => toBoardRow(leader, levelName, pupilId))} />;
}
