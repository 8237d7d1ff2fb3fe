import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Board } from "#components/leaderboard/board.tsx";
import { BoardClasses } from "#components/leaderboard/board-classes.tsx";
import { BoardPicker } from "#components/leaderboard/board-picker.tsx";
import { EmptyBoard } from "#components/leaderboard/empty-board.tsx";
import { OwnPlace } from "#components/leaderboard/own-place.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { listLeaders } from "#lib/data/list-leaders.ts";
import { toBoardRow } from "#lib/data/to-board-row.ts";
import { backHref } from "#lib/play/back-href.ts";
import { boardLabel } from "#lib/play/board-label.ts";
import { type BoardName, findBoard, firstBoards, listBoardsOfClass } from "#lib/play/boards.ts";
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
  const { levelName, home } = board;
  return (
    <PageFrame
      hue={home === null ? "c4" : `c${home.classId}`}
      bar={<PageBar backHref={backHref("/leaderboard")} title={leaderboardText.title} />}
    >
      <BoardClasses current={home?.classId ?? null} hrefs={firstBoards} />
      {home === null ? null : <Picker levelName={levelName} title={board.title} home={home} />}
      <Leaders levelName={levelName} playHref={`/class/${home?.classId ?? "1"}`} />
    </PageFrame>
  );
}

function Picker({ levelName, title, home }: BoardName & { readonly home: NonNullable<BoardName["home"]> }) {
  const { kinds, kindInClass } = leaderboardText;
  const groups = listBoardsOfClass(home.classId).map(({ kind, boards }) => ({
    heading: kinds[kind],
    boards: boards.map((board) => ({
      title: board.title,
      href: `/leaderboard/${board.levelName}`,
      isCurrent: board.levelName === levelName,
    })),
  }));
  return (
    <BoardPicker
      classId={home.classId}
      title={title}
      home={kindInClass(kinds[home.kind], home.classId)}
      groups={groups}
    />
  );
}

async function Leaders({ levelName, playHref }: { readonly levelName: string; readonly playHref: string }) {
  const leaders = await listLeaders(levelName);
  if (!leaders.ok) return <BackendNotice />;
  const { rows, readAt } = leaders.value;
  const empty = rows.length === 0 ? <EmptyBoard /> : null;
  return (
    <Board
      rows={rows.map((leader) => toBoardRow(leader, levelName, null))}
      own={<OwnPlace levelName={levelName} readAt={readAt} playHref={playHref} empty={empty} />}
    />
  );
}
