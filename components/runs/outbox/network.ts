import { observable } from "#components/ui/observable.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

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

/** Where the browser itself says that there is none its next word is waited for. */
const looking = retryWithBackoff(async () => {
  await look();
  return !away.get() || !navigator.onLine;
});

/**
 * Whether this page has no network, by what became of real requests: a browser's own word, `navigator.onLine`, is only a
 * reason to look.
 */
export const network = {
  isAway: away.get,
  subscribe: away.subscribe,

  /**
   * Asks the server anything, and goes on asking until it answers: for when a request has failed, which may have had other
   * reasons. While that is being done anyway nothing is asked in between.
   */
  look: (): Promise<void> => (away.get() && looking.isBusy() ? Promise.resolve() : looking.begin()),

  /** Tells that a request was answered. */
  tellAnswered(): void {
    away.set(false);
  },

  /** Looks when the browser says that something has changed, and every 20 seconds while there is none. Returns the way to stop. */
  watch(): () => void {
    const lookAgain = () => void looking.begin();
    const lose = () => {
      looking.stop();
      away.set(true);
    };
    const timer = window.setInterval(() => away.get() && !looking.isBusy() && lookAgain(), tryAgainMs);
    window.addEventListener("online", lookAgain);
    window.addEventListener("offline", lose);
    // What was found missing before anybody listened may have come back unheard.
    if (!navigator.onLine) lose();
    else if (away.get()) lookAgain();
    return () => {
      looking.stop();
      window.clearInterval(timer);
      window.removeEventListener("online", lookAgain);
      window.removeEventListener("offline", lose);
    };
  },
} as const;
