import { pageBuild } from "#components/ui/page-build.ts";
import { runLock, workerLock } from "./locks.ts";
import { askWorker } from "./worker-messages.ts";

const patienceMs = 10_000;
/** A page that has just come to rest still fetches what may come late. */
const quietMs = 2000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, ms);
  });
}

/**
 * Lets a waiting worker take over once the page has been quiet for a while, and waits until it has; false when a run has
 * begun meanwhile. The browser ends the old worker first, and does so once: a request or a word in that very moment wakes the
 * old one, which then stays for as long as it has anything to do, five minutes at the most.
 */
async function letIn(waiting: ServiceWorker): Promise<boolean> {
  await pause(quietMs);
  // Another tab may have been quicker.
  if (waiting.state !== "installed") return true;
  if (await runLock.isWanted()) return false;
  await new Promise<void>((resolve) => {
    const look = () => waiting.state === "activating" || resolve();
    waiting.addEventListener("statechange", look);
    window.setTimeout(resolve, patienceMs);
    waiting.postMessage({ type: "SKIP_WAITING" });
  });
  return true;
}

async function letInBetweenRuns(waiting: ServiceWorker): Promise<void> {
  let isDone = true;
  await runLock.betweenRuns(async () => {
    isDone = await workerLock.quiet(() => letIn(waiting));
  });
  if (!isDone) await letInBetweenRuns(waiting);
}

async function compare(worker: ServiceWorker): Promise<"same" | "other" | "silent"> {
  const build = await askWorker(worker, "WHICH_BUILD");
  if (typeof build !== "string") return "silent";
  return build === pageBuild.name() ? "same" : "other";
}

/** A worker of the page's own build takes over unseen; that of another build has to wait for the page to be left. */
async function greet({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  // The first worker of all waits for nobody.
  if (waiting === null || active === null) return;
  const build = await compare(waiting);
  if (build === "same") await letInBetweenRuns(waiting);
  if (build === "other") pageBuild.outlive();
}

async function checkController(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller !== null && (await compare(controller)) === "other") pageBuild.outlive();
}

/** Finds out from the site's workers whether it has become another since this page was loaded, and goes over to the new one. */
export const siteUpdates = {
  /** Hears of new workers. Returns the way to stop. */
  watch(registration: ServiceWorkerRegistration): () => void {
    const hearOf = () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") void greet(registration);
      });
    };
    const check = () => void checkController();
    registration.addEventListener("updatefound", hearOf);
    navigator.serviceWorker.addEventListener("controllerchange", check);
    hearOf();
    void greet(registration);
    return () => {
      registration.removeEventListener("updatefound", hearOf);
      navigator.serviceWorker.removeEventListener("controllerchange", check);
    };
  },

  /**
   * Goes over to the new version by loading `href` whole, or this page again. The worker stays as it is meanwhile: a browser
   * that ends a worker which is just answering with a page leaves that page hanging. The page that comes, from the network
   * and of the new version, lets the worker of its own in.
   */
  goOver(href: string | null): void {
    if (href === null) window.location.reload();
    else window.location.assign(href);
  },
} as const;
