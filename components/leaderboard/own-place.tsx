import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { BoardList } from "./board-list.tsx";
import type { BoardRow } from "./board-row.ts";

/** The pupil's own place between its neighbours, for those who do not stand in the list itself. */
export function OwnPlace({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <section className="mb-3.5">
      <h2 className="text-[20px] text-hue tablet:text-[24px]">{leaderboardText.ownPlace}</h2>
      <BoardList rows={rows} label={leaderboardText.ownPlace} />
    </section>
  );
}
