/** What comes of work within so many milliseconds; null where it takes longer or fails. */
export async function inTime<Value>(work: () => Promise<Value>, patienceMs: number): Promise<Value | null> {
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
