import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

interface Props {
  /** The class of the board below; null for the boards of all points. */
  readonly current: ClassId | null;
  /** Whether the board below is that of this week, where everybody's boards begin. */
  readonly isThisWeek: boolean;
  /** The first board of each class. */
  readonly hrefs: Readonly<Record<ClassId, string>>;
}

/**
 * The way to everybody's board and to those of each class. Links of the browser's own, here and in the picker: they
 * need no script, no kept copy of a board can stand behind them, and sixty of them weigh little.
 */
export function BoardClasses({ current, isThisWeek, hrefs }: Props) {
  const here = isThisWeek ? "page" : "true";
  return (
    <nav aria-label={leaderboardText.tabs} className="board-classes">
      <a href="/leaderboard/week" aria-current={current === null ? here : undefined}>
        {leaderboardText.all}
      </a>
      {classIds.map((classId) => (
        <a
          key={classId}
          href={hrefs[classId]}
          aria-current={current === classId ? "true" : undefined}
          className={`c${classId}`}
        >
          {leaderboardText.className(classId)}
        </a>
      ))}
    </nav>
  );
}
