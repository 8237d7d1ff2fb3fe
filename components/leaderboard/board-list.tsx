import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import type { BoardRow } from "./board-row.ts";

/** Places one below the other; the pupil's own stands out. */
export function BoardList({ rows, label }: { readonly rows: readonly BoardRow[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="mt-2 grid grid-cols-1 gap-2">
      {rows.map((row) => (
        <li
          key={row.name}
          aria-current={row.isMe ? "true" : undefined}
          className={classNames(
            "flex min-h-14.5 items-center gap-2.5 rounded-button py-1 pr-4 pl-1.5 tablet:min-h-17.5 wide:min-h-13",
            row.isMe ? "mb-1 min-h-16 animate-pulse-once bg-solid text-on shadow-[0_4px_0_var(--lip)]" : "bg-card",
          )}
        >
          <span
            className={classNames(
              "w-13 text-center font-head text-[21px] leading-none font-extrabold tabular-nums",
              !row.isMe && "text-hue",
            )}
          >
            <span aria-hidden="true">{formatNumber(row.place)}</span>
            <span className="sr-only">{leaderboardText.place(formatNumber(row.place))}</span>
          </span>
          <AnimalMedal asset={row.animal} className="w-12 tablet:w-14 wide:w-11" />
          <span className="min-w-0 flex-1 font-head text-[19px] leading-tight font-semibold wrap-break-word tablet:text-[22px]">
            {row.name}
          </span>
          <span className="text-end font-head text-[20px] leading-[1.1] font-bold tabular-nums tablet:text-[22px]">
            <span className="whitespace-nowrap">{row.score}</span>
            {row.detail === null ? null : (
              <span className={classNames("block font-read text-[16px] font-medium", !row.isMe && "text-muted")}>
                {row.detail}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
