import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

interface BoardLink {
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface Props {
  readonly classId: ClassId;
  readonly title: string;
  /** The kind of board with its class: "Trò chơi lớp 1". */
  readonly home: string;
  /** All boards of the class, under the heading of their kind. */
  readonly groups: readonly { readonly heading: string; readonly boards: readonly BoardLink[] }[];
}

/** Which board of a class is shown; unfolded, all the others. Below a phone's width of tabs there is room for the board itself. */
export function BoardPicker({ classId, title, home, groups }: Props) {
  return (
    <details className="group mt-3 mb-5">
      <summary className="press flex min-h-17 cursor-pointer list-none items-center gap-3 rounded-card bg-card py-2 pr-3 pl-5 lip [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-head text-[1.0625rem] leading-tight font-semibold text-muted">{home}</span>
          <h2 className="text-[1.375rem] leading-[1.15] text-balance text-hue tablet:text-[1.625rem]">{title}</h2>
        </span>
        <span className="sr-only">{leaderboardText.otherBoards(classId)}</span>
        <span className="grid size-12 flex-none place-items-center rounded-tool bg-solid text-on">
          <Icon
            name="down"
            className="size-7 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <nav aria-label={leaderboardText.otherBoards(classId)} className="board-links">
        {groups.map(({ heading, boards }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {boards.map((board) => (
                <li key={board.href}>
                  <a href={board.href} aria-current={board.isCurrent ? "page" : undefined}>
                    {board.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}
