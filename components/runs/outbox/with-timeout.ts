/** What comes of work within so many milliseconds; null where it takes longer or fails. */
export async function withTimeout<Value>(work: () => Promise<Value>, patienceMs: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([work(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
