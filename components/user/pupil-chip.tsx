"use client";

import { useEffect } from "react";
import { refreshSession } from "#components/session/ask-me.ts";
import { session, useSession } from "#components/session/session.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** A pupil's points beside a star. `points` is ready to show; `label` says it in words: "705 điểm". */
function PointsChip({ points, label }: { readonly points: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-card py-1.5 pr-3.5 pl-2 font-head text-[1.25rem] leading-tight font-bold tabular-nums">
      <StarCoin />
      <span aria-hidden="true">{points}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/**
 * The points of the pupil in this browser, or for a guest the way to a name. The page is the same for everybody: what is
 * remembered is shown at once, and the server asked each time the chip comes. Until either is known its place is kept.
 */
export function PupilChip() {
  const points = useSession(session.points, undefined);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the chip shows what it knew.
    refreshSession(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <AppLink href="/user" className="press grid min-h-14 min-w-20 place-items-center rounded-full">
      {points === undefined ? <span className="sr-only">{shellText.chooseName}</span> : null}
      {points === null ? (
        <span className="grid min-h-12 place-items-center rounded-full bg-card px-4 font-head text-[1.125rem] leading-tight max-tablet:larger:px-2.5 max-tablet:larger:[font-size:18px] font-bold text-hue">
          {shellText.chooseName}
        </span>
      ) : null}
      {points ? <PointsChip points={points} label={shellText.points(points)} /> : null}
    </AppLink>
  );
}
