import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { network } from "#components/runs/outbox/network.ts";
import { outbox } from "#components/runs/outbox/outbox.ts";
import { useFreshPages } from "#components/runs/outbox/outdated-pages.ts";
import { sparesData } from "#components/ui/spares-data.ts";
import { prefetchedRunsText } from "#lib/text/prefetched-runs-text.ts";

/** A page is looked at for so long before the runs of its class are fetched. */
const prefetchAfterMs = 5000;

/** Without a worker no page opens without a network. On a first visit it may be on its way. */
async function bringPrefetchedRuns(pathname: string, signal: AbortSignal): Promise<void> {
  if (sparesData() || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  if (signal.aborted) return;
  const { prefetchRuns } = await import("./prefetch-runs.ts");
  await prefetchRuns(pathname, signal);
}

/** In a run only the sign itself is seen, on the corner of the menu's button: there is no room for words. */
const place =
  "pointer-events-none fixed bottom-3 left-3 in-[:root:has([data-update])]:bottom-28 z-30 flex items-center gap-2 rounded-full bg-card px-4 py-1.5 text-[1rem] leading-tight text-ink lip in-[:root:has([data-run])]:top-1 in-[:root:has([data-run])]:bottom-auto in-[:root:has([data-run])]:left-1 in-[:root:has([data-run])]:z-55 in-[:root:has([data-run])]:p-1 tablet:in-[:root:has([data-run])]:left-[max(1.25rem,calc(50%-600px))]";
const words = "in-[:root:has([data-run])]:sr-only";

/**
 * Says when there is no network, how many runs wait to be sent, and that they were; nothing while all is well. Where it is,
 * what waits is sent, and the runs of the class are brought along.
 */
export function OfflineSign() {
  const pathname = usePathname();
  const isAway = useSyncExternalStore(network.subscribe, network.isAway, () => false);
  const { waiting, sent, lost } = useSyncExternalStore(outbox.state.subscribe, outbox.state.get, outbox.state.get);
  const news = { sent: useNews(sent), lost: useNews(lost) };
  useFreshPages();
  useEffect(() => network.watch(), []);
  useEffect(() => outbox.watch(), []);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = window.setTimeout(() => {
      // What cannot be fetched now is asked for again at the next page.
      bringPrefetchedRuns(pathname, leaving.signal).catch(() => undefined);
    }, prefetchAfterMs);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [pathname]);
  const said = [
    ...(isAway ? [prefetchedRunsText.away] : []),
    ...(waiting > 0 ? [prefetchedRunsText.waiting(waiting)] : []),
    ...(news.sent > 0 ? [prefetchedRunsText.sent(news.sent)] : []),
    ...(news.lost > 0 ? [prefetchedRunsText.lost(news.lost)] : []),
  ];
  // It is there before its words are: what comes into a region that is no part of the page yet is not read out.
  return (
    <div role="status">
      {said.length > 0 && (
        <p className={place}>
          <Cloud isAway={isAway} />
          <span className={words}>{said.join(" · ")}</span>
        </p>
      )}
    </div>
  );
}

function Cloud({ isAway }: { readonly isAway: boolean }) {
  return (
    <svg className="size-5 flex-none" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 18.5a4.2 4.2 0 0 1-.4-8.4 5.6 5.6 0 0 1 10.8 0A4.2 4.2 0 0 1 17 18.5z" />
        {isAway ? <path d="m4 4 16 17" /> : <path d="M12 16v-5m-2.2 2 2.2-2.2 2.2 2.2" />}
      </g>
    </svg>
  );
}

const shownMs = 6000;

/** By how much a count that only grows has grown of late; 0 again after some seconds. */
function useNews(count: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count === seen) return;
    const timer = window.setTimeout(() => setSeen(count), shownMs);
    return () => window.clearTimeout(timer);
  }, [count, seen]);
  return count - seen;
}
