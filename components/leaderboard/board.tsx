import type { ReactNode } from "react";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { BoardList } from "./board-list.tsx";
import type { BoardRow } from "./board-row.ts";
import { Podium } from "./podium.tsx";

interface Props {
  /** The best, first place first, at most 100. */
  readonly rows: readonly BoardRow[];
  /** The pupil's own place with its neighbours. It comes apart, because the rest is the same for everybody. */
  readonly own: ReactNode;
}

/** A leaderboard: three on terraces, the own place above the list, then everyone from the fourth. */
export function Board({ rows, own }: Props) {
  if (rows.length === 0) return <div className="mx-auto w-full max-w-[680px]">{own}</div>;
  const rest = rows.slice(3);
  return (
    <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-2 wide:items-start wide:gap-10">
      <div className="wide:sticky wide:top-4">
        <Podium rows={rows} />
      </div>
      <div className="mx-auto w-full max-w-[680px]">
        {own}
        {rest.length === 0 ? null : (
          <section>
            <h2 className="text-[1.25rem] text-hue tablet:text-[1.5rem]">{leaderboardText.fromFour}</h2>
            <BoardList rows={rest} label={leaderboardText.fromFour} />
          </section>
        )}
      </div>
    </div>
  );
}
