import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import type { BoardRow } from "./board-row.ts";

/** Where each of the three stands: the first in the middle and highest, however long the names are. */
const steps = [
  { spot: "col-start-2", medal: "w-24 tablet:w-[150px]" },
  { spot: "col-start-1 pt-12.5 tablet:pt-22.5", medal: "w-18 tablet:w-[110px]" },
  { spot: "col-start-3 pt-15.5 tablet:pt-29", medal: "w-18 tablet:w-[110px]" },
] as const;

/** The first three on rice terraces; with fewer, their steps stay away. */
export function Podium({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <ol
      aria-label={leaderboardText.podium}
      className="mx-auto grid w-full max-w-[680px] grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_minmax(0,1fr)] gap-2 pt-2 tablet:gap-3.5"
    >
      {steps.map((step, index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <li key={step.spot} className={classNames("row-start-1 flex flex-col text-center", step.spot)}>
            <AnimalMedal
              asset={row.animal}
              className={classNames("relative z-10 mx-auto -mb-3 animate-rise tablet:-mb-4.5", step.medal)}
            />
            <Terrace row={row} />
          </li>
        );
      })}
    </ol>
  );
}

function Terrace({ row }: { readonly row: BoardRow }) {
  return (
    <div
      className={classNames(
        "terrace relative flex flex-1 flex-col items-center rounded-t-answer rounded-b-lg px-1 pt-5 pb-3 text-paddy-ink tablet:pb-6",
        row.isMe && "outline-4 outline-solid",
      )}
    >
      <span
        className={classNames(
          "block w-full font-head leading-[1.15] font-bold text-balance wrap-anywhere",
          row.name.length > 10 ? "text-[1rem] tablet:text-[1.25rem]" : "text-[1.125rem] tablet:text-[1.4375rem]",
        )}
      >
        {row.name}
      </span>
      <span className="font-head text-[1.125rem] leading-tight font-bold tabular-nums tablet:text-[1.375rem]">
        {row.score}
      </span>
      {row.detail === null ? null : (
        <span className="text-[1rem] leading-tight tabular-nums tablet:text-[1.125rem]">{row.detail}</span>
      )}
      <span className="mt-0.5 font-head text-[2.125rem] leading-none font-extrabold tablet:text-[2.875rem]">
        <span aria-hidden="true">{row.place}</span>
        <span className="sr-only">{leaderboardText.place(String(row.place))}</span>
      </span>
    </div>
  );
}
