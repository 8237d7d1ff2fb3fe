import { observable } from "#components/ui/observable.ts";

const away = observable(false);
const tryAgainMs = 20_000;
const patienceMs = 6000;

/** Any answer at all is a network. */
async function look(): Promise<void> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), patienceMs);
  try {
    await fetch("/api/health", { method: "HEAD", cache: "no-store", signal: leaving.signal });
    away.set(false);
  } catch {
    away.set(true);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether this page has no network, by what became of real requests: a browser's own word, `navigator.onLine`, is only a
 * reason to look.
 */
export const network = {
  isAway: away.get,
  subscribe: away.subscribe,

  /** Asks the server anything: for when a request has failed, which may have had other reasons. */
  look,

  /** Tells that a request was answered. */
  tellAnswered(): void {
    away.set(false);
  },

  /** Looks when the browser says that something has changed, and every 20 seconds while there is none. Returns the way to stop. */
  watch(): () => void {
    const lookAgain = () => void look();
    const lose = () => away.set(true);
    const timer = window.setInterval(() => away.get() && lookAgain(), tryAgainMs);
    window.addEventListener("online", lookAgain);
    window.addEventListener("offline", lose);
    if (!navigator.onLine) lose();
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", lookAgain);
      window.removeEventListener("offline", lose);
    };
  },
} as const;
