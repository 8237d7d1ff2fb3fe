/**
 * The queue of finished runs. Fetched while the run is played, by the same way as at its end: without a network there is no
 * fetching it then.
 */
export async function loadOutbox() {
  return (await import("#components/offline/late-parts.ts")).lateParts.outbox;
}
