import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { isPlay } from "#components/runs/is-play.ts";
import { Button } from "#components/ui/button.tsx";
import { pageBuild } from "#components/ui/page-build.ts";
import { offlineText } from "#lib/text/offline-text.ts";
import { guardStaleClicks } from "./guard-stale-clicks.ts";
import { runLock } from "./run-lock.ts";
import { siteUpdates } from "./site-updates.ts";
import { startWorker } from "./start-worker.ts";
import { watchMissing } from "./watch-missing.ts";

const never = () => false;
/** Screens of a run leave no room for a notice; who leaves one goes over to the new version by that. */
const run = /^\/(?:game2?|course-detail|review|example-two-class-one)(?:\/|$)/;

/**
 * Says that there is a new version, and goes over to it on a tap or with the next link, never while a run is under way.
 * It also starts what finds that out: the site's worker, and a look at what is missing.
 */
export function UpdateNotice() {
  useEffect(startWorker, []);
  useEffect(runLock.holdDuringRuns, []);
  useEffect(() => watchMissing(pageBuild.outlive), []);
  const isOutlived = useSyncExternalStore(pageBuild.subscribe, pageBuild.isOutlived, never);
  const isPlaying = useSyncExternalStore(isPlay.subscribe, isPlay.get, never);
  const isOnRun = run.test(usePathname());
  useEffect(() => (isOutlived ? guardStaleClicks() : undefined), [isOutlived]);
  const isShown = isOutlived && !isPlaying && !isOnRun;
  return (
    <div role="status" data-update={isShown || undefined} className="fixed inset-x-4 bottom-6 z-30">
      {isShown && (
        <div className="c3 mx-auto flex max-w-[440px] animate-rise items-center gap-3 rounded-card bg-card py-2 ps-5 pe-3 lip">
          <p className="flex-1 leading-snug">{offlineText.newVersion}</p>
          <Button className="flex-none" onClick={() => siteUpdates.goOver(null)}>
            {offlineText.goOver}
          </Button>
        </div>
      )}
    </div>
  );
}
