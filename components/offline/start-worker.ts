import { pageBuild } from "#components/ui/page-build.ts";
import { sparesData } from "#components/ui/spares-data.ts";
import { workerLock } from "./locks.ts";
import { siteUpdates } from "./site-updates.ts";
import { precache } from "./worker-messages.ts";

const updateEveryMs = 60 * 60 * 1000;
/**
 * Pauses before each attempt to have a worker. What it brings along is much beside a page that comes, so that is left alone
 * first. Where a file did not come, or storage was full, another attempt may go better.
 */
const attemptsAfterMs: readonly number[] = [5000, 5000, 30_000, 120_000];
/** How long after that the rest of the site is fetched behind it. */
const settleAfterMs = 3000;

/** Resolves to null where the worker is refused: storage may be full or forbidden. */
async function register(): Promise<ServiceWorkerRegistration | null> {
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
  if (Object(data).type === "WHICH_BUILD") ports[0]?.postMessage(pageBuild.name());
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

/** Calls back when the first worker of all could not be installed; who has one already goes on with that. */
function hearOfFailure({ active, installing }: ServiceWorkerRegistration, onFailed: () => void): void {
  if (active !== null || installing === null) return;
  const look = () => {
    installing.removeEventListener("statechange", look);
    if (installing.state === "redundant") onFailed();
  };
  installing.addEventListener("statechange", look);
}

/**
 * Has this page's worker bring the rest along. While another one is about to take its place nothing is said to it: a word in
 * the moment in which it is to end keeps it awake for minutes.
 */
async function settle(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const isSettled = await workerLock.fetching(null, async () => {
    if ((registration.waiting ?? registration.installing) !== null) return false;
    if (cameFromNetwork() && !sparesData()) await precache(listOwn());
    registration.active?.postMessage({ type: "AT_REST", isWarming: !sparesData(), build: pageBuild.name() });
    return true;
  });
  if (!isSettled) navigator.serviceWorker.addEventListener("controllerchange", () => void settle(), { once: true });
}

/** Registers the site's worker and goes along with it. Returns the way to stop. */
export function startWorker(): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const stops: (() => void)[] = [];
  let isStopped = false;
  const stop = () => {
    for (const end of stops.splice(0)) end();
  };
  const start = async (attempt: number) => {
    const registration = await register();
    if (isStopped) return;
    if (registration === null) return startLater(attempt + 1);
    hearOfFailure(registration, () => startLater(attempt + 1));
    const timer = window.setTimeout(() => void settle(), settleAfterMs);
    stops.push(() => window.clearTimeout(timer), siteUpdates.watch(registration), lookForUpdates(registration));
  };
  const startLater = (attempt: number) => {
    stop();
    const pause = attemptsAfterMs[attempt];
    if (isStopped || pause === undefined) return;
    const timer = window.setTimeout(() => void start(attempt), pause);
    stops.push(() => window.clearTimeout(timer));
  };
  // A worker that is there already may ask before.
  navigator.serviceWorker.addEventListener("message", answerBuild);
  navigator.serviceWorker.startMessages();
  startLater(0);
  return () => {
    isStopped = true;
    stop();
    navigator.serviceWorker.removeEventListener("message", answerBuild);
  };
}
