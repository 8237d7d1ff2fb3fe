import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { isPlay } from "#components/runs/is-play.ts";
import { Button } from "#components/ui/button.tsx";
import { pageBuild } from "#components/ui/page-build.ts";
import { offlineText } from "#lib/text/offline-text.ts";
import { runLock } from "./locks.ts";
import { siteUpdates } from "./site-updates.ts";
import { startWorker } from "./start-worker.ts";

const never = () => false;
/** Screens of a run leave no room for a notice; who leaves one goes over to the new version by that. */
const run = /^\/(?:game2?|course-detail|review|bai|example-two-class-one)(?:\/|$)/;

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

/** Where a plain click leads on this site; null for all other clicks. */
function targetOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isElsewhere = link?.target === "_blank" || link?.hasAttribute("download");
  if (!isPlain || link === null || isElsewhere || link.origin !== window.location.origin) return null;
  return link.href;
}

/**
 * On a page that has outlived its version a link loads the next page whole, and the new version with it; not out of a
 * run, and not without a network. Returns the way to stop.
 */
function guardStaleClicks(): () => void {
  const look = (event: MouseEvent) => {
    const href = targetOf(event);
    if (href === null || isPlay.get() || !navigator.onLine) return;
    // Before the router, which would go on with the old version.
    event.preventDefault();
    event.stopImmediatePropagation();
    siteUpdates.goOver(href);
  };
  window.addEventListener("click", look, true);
  return () => window.removeEventListener("click", look, true);
}

const pauseMs = 60_000;

/** Whether the worker's file, which names the build of the server, names another one than this page's. */
async function hasSiteChanged(): Promise<boolean> {
  const answer = await fetch("/sw.js", { cache: "no-store" });
  const build = pageBuild.name();
  return answer.ok && build !== null && !(await answer.text()).startsWith(`// ${build}`);
}

function isGone(entry: PerformanceEntry): boolean {
  return Reflect.get(entry, "responseStatus") === 404 && Reflect.get(entry, "initiatorType") !== "navigation";
}

/**
 * Calls back once when something this page asked for is not there any more because the site has become another: a
 * script of a late part, or an action the server does not know. Returns the way to stop.
 */
function watchMissing(onChanged: () => void): () => void {
  let askedAt = -pauseMs;
  const observer = new PerformanceObserver((list) => {
    const gone = list.getEntries().some(isGone);
    if (!gone || performance.now() - askedAt < pauseMs) return;
    askedAt = performance.now();
    // Without a network nobody can tell; the next missing thing asks again.
    hasSiteChanged().then(
      (hasChanged) => {
        if (!hasChanged) return;
        observer.disconnect();
        onChanged();
      },
      () => undefined,
    );
  });
  observer.observe({ type: "resource", buffered: true });
  return () => observer.disconnect();
}
