import { useEffect, useState } from "react";
import { session } from "#components/session/session.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { prefetchedRunsText } from "#lib/text/prefetched-runs-text.ts";
import type { KeptActivity } from "./outbox/database.ts";
import { prefetchedActivities, prefetchedRuns } from "./outbox/prefetched-runs.ts";

const mostNamed = 6;

/** The activities this browser has a ready run of: those of the class first, and of them what was played last. */
async function listReady(classId: string | null, except: string): Promise<readonly KeptActivity[]> {
  const now = Date.now();
  const player = session.name() ?? "";
  const [held, activities] = await Promise.all([prefetchedRuns.list(), prefetchedActivities.list(null)]);
  const isGood = (madeAt: number) => madeAt <= now && now - madeAt < prefetchedRuns.playableMs;
  const ready = new Set(
    held.filter((entry) => entry.player === player && isGood(entry.madeAt)).map(({ href }) => href),
  );
  const found = activities.filter(({ href }) => ready.has(href) && href !== except);
  const isNear = (activity: KeptActivity) => Number(activity.classId === classId);
  return found
    .toSorted((one, other) => isNear(other) - isNear(one) || other.playedAt - one.playedAt)
    .slice(0, mostNamed);
}

interface Props {
  /** The class they should be of; null for any. */
  readonly classId: string | null;
  /** The activity that is at hand already. */
  readonly except: string;
}

/** What else can be played without a network; plain anchors, because without one a page is best loaded whole. */
export function ReadyActivities({ classId, except }: Props) {
  const [ready, setReady] = useState<readonly KeptActivity[]>([]);
  useEffect(() => {
    let isHere = true;
    void listReady(classId, except).then((found) => {
      if (isHere) setReady(found);
    });
    return () => {
      isHere = false;
    };
  }, [classId, except]);
  if (ready.length === 0) return null;
  return (
    <section aria-labelledby="ready-activities" className="mt-5 grid w-full gap-3">
      <h2 id="ready-activities" className="font-head text-[1.375rem] font-bold text-hue">
        {prefetchedRunsText.readyHeading}
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {ready.map(({ href, title }) => (
          <li key={href} className="grid">
            <a href={href} className={buttonClass("plain", true)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
