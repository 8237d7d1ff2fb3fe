/** On a weak phone a worker that sleeps takes a while to wake. */
const answerWithinMs = 10_000;

/** Asks a worker of this site and gives its answer; null when none comes. */
export function askWorker(worker: ServiceWorker, type: "WHICH_BUILD"): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    window.setTimeout(() => resolve(null), answerWithinMs);
    worker.postMessage({ type }, [port2]);
  });
}

const precacheWithinMs = 30_000;

/**
 * Has the worker fetch and keep files and pages of this site that it keeps anyway (pictures, parts of the build, pages
 * that are the same for everybody); other addresses are passed over. Resolves when it is done, has given up, or there is
 * no worker.
 */
export async function precache(addresses: readonly string[]): Promise<void> {
  // A page that was loading while the worker took over goes without it, and may ask it all the same.
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    window.setTimeout(resolve, precacheWithinMs);
    worker.postMessage({ type: "PRECACHE", addresses }, [port2]);
  });
}
