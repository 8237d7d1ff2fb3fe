import { useLayoutEffect, useState } from "react";
import { savedRuns } from "#components/runs/outbox/saved-runs.ts";
import { session } from "#components/session/session.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";
import { ResumeCard } from "./resume-card.tsx";

/**
 * The runs of this class that were left, and the latest of any class: leaving a run leads to the list of class 1,
 * wherever it was played. Read anew whenever the page is shown.
 */
export function ResumeCards({ classId }: { readonly classId: ClassId }) {
  const [runs, setRuns] = useState<readonly SavedRun[]>([]);
  useLayoutEffect(() => {
    const own = savedRuns.list(session.name(), Date.now());
    setRuns(own.filter(({ run }, place) => place === 0 || run.classId === classId));
  }, [classId]);
  if (runs.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-4 tablet:gap-5">
      {runs.map((kept) => (
        <li key={kept.run.runId} className={`c${kept.run.classId} animate-rise`}>
          <ResumeCard kept={kept} />
        </li>
      ))}
    </ul>
  );
}
