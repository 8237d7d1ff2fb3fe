import { sundayOf } from "#lib/core/vietnam-week.ts";
import type { WeekAddress } from "#lib/play/week-boards.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

interface Props {
  /** The week of the board below; null for the board of all time. */
  readonly week: { readonly address: WeekAddress; readonly monday: string } | null;
}

const tabs = ["week", "all"] as const;

/** The way between the board of this week and that of all time. This week comes first: on it everybody has just begun. */
export function BoardWeeks({ week }: Props) {
  const { weeks } = leaderboardText;
  const current = week?.address ?? "all";
  return (
    <div className="mb-3">
      <nav aria-label={weeks.label} className="board-classes board-weeks">
        {tabs.map((name) => (
          <a key={name} href={`/leaderboard/${name}`} aria-current={current === name ? "page" : undefined}>
            {weeks[name]}
          </a>
        ))}
      </nav>
      {week === null ? null : <Week {...week} />}
    </div>
  );
}

function Week({ address, monday }: NonNullable<Props["week"]>) {
  const { weeks } = leaderboardText;
  return (
    <div className="-mt-2 flex min-h-14 flex-wrap items-center justify-center gap-x-4 text-center">
      {address === "week" ? null : (
        <h2 className="text-[1.375rem] text-hue tablet:text-[1.625rem]">{weeks[address]}</h2>
      )}
      <p className="text-[1.0625rem] text-balance text-muted">
        {weeks.span(toShort(monday), toShort(sundayOf(monday)))}
      </p>
      {address === "week" ? (
        <a
          href="/leaderboard/last-week"
          className="inline-grid min-h-14 place-items-center px-2 text-[1.0625rem] text-hue underline"
        >
          {weeks.toLastWeek}
        </a>
      ) : null}
    </div>
  );
}

/** "2026-11-23" as it is written in Việt Nam without its year: "23/11". */
function toShort(day: string): string {
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}
