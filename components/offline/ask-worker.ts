/** On a weak phone a worker that sleeps takes a while to wake. */
const patienceMs = 10_000;

/** Asks a worker of this site and gives its answer; null when none comes. */
export function askWorker(worker: ServiceWorker, type: "WHICH_BUILD"): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    window.setTimeout(() => resolve(null), patienceMs);
    worker.postMessage({ type }, [port2]);
  });
}
