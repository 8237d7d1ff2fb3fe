import { Board } from "#components/leaderboard/board.tsx";
import { BoardClasses } from "#components/leaderboard/board-classes.tsx";
import { BoardPicker } from "#components/leaderboard/board-picker.tsx";
import { BoardWeeks } from "#components/leaderboard/board-weeks.tsx";
import { EmptyBoard } from "#components/leaderboard/empty-board.tsx";
import { OwnPlace } from "#components/leaderboard/own-place.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { type BoardName, firstBoards, listBoardsOfClass } from "#lib/play/boards.ts";
import { type ShownWeek, weekBoard } from "#lib/play/week-boards.ts";
import { listLeaders, toBoardRow } from "#lib/server/leaderboards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

/** The page of a board; of the board of all points with a week, that of the points of this week. */
export function BoardPage({ board, week }: { readonly board: BoardName; readonly week: ShownWeek | null }) {
  const { home } = board;
  return (
    <PageFrame
      hue={home === null ? "c4" : `c${home.classId}`}
      bar={<PageBar backHref={backHref("/leaderboard")} title={leaderboardText.title} />}
    >
      <BoardClasses current={home?.classId ?? null} isThisWeek={week?.address === "week"} hrefs={firstBoards} />
      {home === null ? (
        <BoardWeeks week={week} />
      ) : (
        <Picker levelName={board.levelName} title={board.title} home={home} />
      )}
      <Leaders levelName={board.levelName} week={week} playHref={`/class/${home?.classId ?? "1"}`} />
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

interface LeadersProps {
  readonly levelName: string;
  /** The week whose points are shown in place of all. */
  readonly week: ShownWeek | null;
  readonly playHref: string;
}

async function Leaders({ levelName, week, playHref }: LeadersProps) {
  const board = week === null ? levelName : weekBoard(week.monday);
  const leaders = await listLeaders(board);
  if (!leaders.ok) return <BackendNotice />;
  const { rows, readAt } = leaders.value;
  const time = week?.address ?? "always";
  return (
    <Board
      rows={rows.map((leader) => toBoardRow(leader, board, null))}
      own={
        <OwnPlace
          key={board}
          levelName={week?.address ?? levelName}
          readAt={readAt}
          endsAt={week?.endsAt ?? null}
          noPlace={leaderboardText.noPlace[time]}
          playHref={playHref}
          empty={rows.length === 0 ? <EmptyBoard {...leaderboardText.empty[time]} hasAllTime={week !== null} /> : null}
        />
      }
    />
  );
}
