import { observable } from "#components/ui/observable.ts";
import { askWorker } from "./ask-worker.ts";
import { pageBuild } from "./page-build.ts";
import { runLock } from "./run-lock.ts";

const patienceMs = 3000;
const outlived = observable(false);

/** Lets a waiting worker take over, and waits until it has. */
function letIn(waiting: ServiceWorker): Promise<void> {
  // Another tab may have been quicker.
  if (waiting.state !== "installed") return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    window.setTimeout(resolve, patienceMs);
    waiting.postMessage({ type: "SKIP_WAITING" });
  });
}

async function compare(worker: ServiceWorker): Promise<"same" | "other" | "silent"> {
  const build = await askWorker(worker, "WHICH_BUILD");
  if (typeof build !== "string") return "silent";
  return build === pageBuild() ? "same" : "other";
}

/** A worker of the page's own build takes over unseen; that of another build has to wait for the page to be left. */
async function greet({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  // The first worker of all waits for nobody.
  if (waiting === null || active === null) return;
  const build = await compare(waiting);
  if (build === "same") await runLock.betweenRuns("later", () => letIn(waiting));
  if (build === "other") outlived.set(true);
}

async function checkController(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller !== null && (await compare(controller)) === "other") outlived.set(true);
}

/** Whether the site has become another since this page was loaded, and the way over to the new one. */
export const siteUpdates = {
  get: outlived.get,
  subscribe: outlived.subscribe,
  /** Called by whoever found out in another way. */
  tell: () => outlived.set(true),

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
   * Goes over to the new version by loading `href` whole, or this page again. While a run is under way in another tab
   * the worker that tab goes by stays; this one comes from the network all the same.
   */
  async goOver(href: string | null): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    const waiting = registration?.waiting;
    if (waiting) await runLock.betweenRuns("now", () => letIn(waiting));
    if (href === null) window.location.reload();
    else window.location.assign(href);
  },
} as const;
