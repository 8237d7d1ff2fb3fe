"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { BoardList } from "./board-list.tsx";
import type { BoardRow } from "./board-row.ts";

interface Props {
  /** What stands behind /leaderboard/ for this board. */
  readonly levelName: string;
  /** When the board around this was read, in ms since 1970. */
  readonly readAt: number;
  /** When the week of the board is over, in ms since 1970; null for a board of no week. */
  readonly endsAt: number | null;
  /** What is said to who has no place here. */
  readonly noPlace: string;
  /** Where a pupil without a place finds something to play. */
  readonly playHref: string;
  /** What stands here on a board that is empty so far. The pupil's own place may be newer than the board. */
  readonly empty: ReactNode;
}

interface OwnAnswer {
  readonly rows: readonly BoardRow[];
  /** Whether the board around this is older than it may be. */
  readonly isBehind: boolean;
}

/**
 * The pupil's own place between its neighbours. The page is the same for everybody, so this asks for itself; until
 * the answer is there, and for a guest, the same room holds the way to a place. The answer also says when the board
 * around it is behind; it is then fetched anew, once. Each board, and each week of a board, has one of its own (`key`).
 */
export function OwnPlace({ levelName, readAt, endsAt, noPlace, playHref, empty }: Props) {
  const [rows, setRows] = useState<readonly BoardRow[]>([]);
  const router = useRouter();
  const take = useEffectEvent((own: OwnAnswer) => {
    setRows(own.rows);
    if (own.isBehind) startTransition(() => router.refresh());
  });
  const ask = useEffectEvent((signal: AbortSignal) => askForPlace(levelName, readAt, signal));
  useEffect(() => {
    const leaving = new AbortController();
    // A place that cannot be told now is told at the next visit; the board itself is there.
    void ask(leaving.signal).then(take, () => undefined);
    return () => leaving.abort();
  }, []);
  useWeekEnd(endsAt);
  if (rows.length === 0 && empty !== null) return empty;
  return (
    <section className="mb-3.5 min-h-57">
      <h2 className="text-[1.25rem] text-hue tablet:text-[1.5rem]">{leaderboardText.ownPlace}</h2>
      {rows.length > 0 ? (
        <BoardList rows={rows} label={leaderboardText.ownPlace} />
      ) : (
        <div className="mt-2 grid justify-items-center gap-3 rounded-card bg-card p-5 text-center lip">
          <p className="text-balance">{noPlace}</p>
          <ButtonLink href={playHref}>{leaderboardText.toPlay}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** A page that stays open over the end of its week, or is gone back to after it, is fetched anew. */
function useWeekEnd(endsAt: number | null): void {
  const router = useRouter();
  const look = useEffectEvent((end: number) => {
    if (Date.now() >= end && document.visibilityState === "visible") startTransition(() => router.refresh());
  });
  useEffect(() => {
    if (endsAt === null) return;
    const atEnd = () => look(endsAt);
    const timer = setTimeout(atEnd, Math.max(0, endsAt - Date.now()));
    document.addEventListener("visibilitychange", atEnd);
    window.addEventListener("pageshow", atEnd);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", atEnd);
      window.removeEventListener("pageshow", atEnd);
    };
  }, [endsAt]);
}

async function askForPlace(levelName: string, readAt: number, signal: AbortSignal): Promise<OwnAnswer> {
  const answer = await fetch(`/api/own-place/${levelName}?readAt=${readAt}`, { signal });
  return answer.json();
}
