"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { BoardList } from "./board-list.tsx";
import type { BoardRow } from "./board-row.ts";

interface Props {
  readonly levelName: string;
  /** What stands here on a board that is empty so far. The pupil's own place may be newer than the board. */
  readonly empty: ReactNode;
}

/**
 * The pupil's own place between its neighbours. The page is the same for everybody, so this asks for itself; until
 * the answer is there, and for a guest, the same room holds the way to a place.
 */
export function OwnPlace({ levelName, empty }: Props) {
  const [own, setOwn] = useState<{ readonly levelName: string; readonly rows: readonly BoardRow[] } | null>(null);
  useEffect(() => {
    if (!hasName()) return;
    const leaving = new AbortController();
    // A place that cannot be told now is told at the next visit; the board itself is there.
    void askForPlace(levelName, leaving.signal).then(
      (rows) => setOwn({ levelName, rows }),
      () => setOwn(null),
    );
    return () => leaving.abort();
  }, [levelName]);
  const rows = own?.levelName === levelName ? own.rows : [];
  if (rows.length === 0 && empty !== null) return empty;
  return (
    <section className="mb-3.5 min-h-57">
      <h2 className="text-[20px] text-hue tablet:text-[24px]">{leaderboardText.ownPlace}</h2>
      {rows.length > 0 ? <BoardList rows={rows} label={leaderboardText.ownPlace} /> : <NoPlace />}
    </section>
  );
}

function NoPlace() {
  return (
    <div className="mt-2 grid justify-items-center gap-3 rounded-card bg-card p-5 text-center lip">
      <p className="text-balance">{leaderboardText.noPlace}</p>
      <ButtonLink href="/class/1">{leaderboardText.toPlay}</ButtonLink>
    </div>
  );
}

async function askForPlace(levelName: string, signal: AbortSignal): Promise<readonly BoardRow[]> {
  const answer = await fetch(`/api/own-place/${levelName}`, { signal });
  const { rows }: { rows: readonly BoardRow[] } = await answer.json();
  return rows;
}

/** A guest has no place to ask for. Where storage is blocked nothing is known, so the server is asked. */
function hasName(): boolean {
  try {
    return window.localStorage.getItem("userName") !== null;
  } catch {
    return true;
  }
}
