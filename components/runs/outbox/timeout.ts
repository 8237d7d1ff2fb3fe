/** Null after so many milliseconds, for a race with what is waited for no longer. */
export function timeout(patienceMs: number): Promise<null> {
  return new Promise((resolve) => {
    window.setTimeout(() => resolve(null), patienceMs);
  });
}

/** What comes of work within so many milliseconds; null where it takes longer or fails. */
export async function withTimeout<Value>(work: () => Promise<Value>, patienceMs: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
