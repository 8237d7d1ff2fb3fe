/** Null after so many milliseconds, for a race with what is waited for no longer. */
export function timeout(patienceMs: number): Promise<null> {
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(null), patienceMs);
  });
}
