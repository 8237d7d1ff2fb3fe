/**
 * Does something in one tab at a time: while another is at it nothing is done here. A browser without locks, or one that
 * denies them because it keeps nothing, just does it.
 */
export async function oneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === "undefined" || navigator.locks === undefined) return work();
  let isAnswered = false;
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock === null ? undefined : work();
    });
  } catch (error) {
    if (isAnswered) throw error;
    await work();
  }
}
