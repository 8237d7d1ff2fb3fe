import { sparesData } from "#components/ui/spares-data.ts";
import { pageBuild } from "./page-build.ts";
import { siteUpdates } from "./site-updates.ts";
import { warm } from "./warm.ts";

const updateEveryMs = 60 * 60 * 1000;
/** How long a page is left alone before its worker is registered: what a worker brings along is much beside a page that comes. */
const registerAfterMs = 5000;
/** How long after that the rest of the site is fetched behind it. */
const settleAfterMs = 3000;

/** Resolves to null where there are no workers, or this one is refused: storage may be full or forbidden. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .catch(() => undefined);
  return registration ?? null;
}

/** The way home, this page, and what it fetched before there was a worker to keep it. */
function listOwn(): string[] {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = fetched.filter((address) => address.startsWith(window.location.origin));
  return ["/", window.location.pathname, ...own.filter((address) => !address.includes("_rsc="))];
}

/** Whether this page came past the worker: then nothing of it is kept yet. */
function cameFromNetwork(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.workerStart === 0;
}

function answerBuild({ data, ports }: MessageEvent): void {
  if (Object(data).type === "WHICH_BUILD") ports[0]?.postMessage(pageBuild());
}

/** Looks for a new version every hour and when the tab comes back to the front. Returns the way to stop. */
function lookForUpdates(registration: ServiceWorkerRegistration): () => void {
  const look = () => {
    // Without a network the next look will do.
    if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
  };
  const timer = window.setInterval(look, updateEveryMs);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

async function settle(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (cameFromNetwork() && !sparesData()) await warm(listOwn());
  active?.postMessage({ type: "AT_REST", isWarming: !sparesData() });
}

/** Registers the site's worker and goes along with it. Returns the way to stop. */
export function startWorker(): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const start = async () => {
    const registration = await register();
    if (registration === null || isStopped) return;
    const timer = window.setTimeout(() => void settle(), settleAfterMs);
    stops.push(() => window.clearTimeout(timer), siteUpdates.watch(registration), lookForUpdates(registration));
  };
  // A worker that is there already may ask before.
  navigator.serviceWorker?.addEventListener("message", answerBuild);
  navigator.serviceWorker?.startMessages();
  const timer = window.setTimeout(() => void start(), registerAfterMs);
  stops.push(
    () => window.clearTimeout(timer),
    () => navigator.serviceWorker?.removeEventListener("message", answerBuild),
  );
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
