/** Before each further attempt, in milliseconds; the last one again and again. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000, 20_000] as const;

/**
 * Work that is done again for as long as it answers that it is not done, at growing pauses: a network that has just come back
 * often fails once more.
 */
export function retryWithBackoff(work: () => Promise<boolean>) {
  let attempt = 0;
  let timer: number | undefined;
  let isAtWork = false;
  let isWantedAgain = false;
  let isStopped = false;
  let working = Promise.resolve();

  const doOnce = async (): Promise<boolean> => {
    isAtWork = true;
    try {
      let isDone = await work();
      while (isWantedAgain && !isStopped) {
        isWantedAgain = false;
        isDone = await work();
      }
      return isDone;
    } finally {
      isAtWork = false;
      isWantedAgain = false;
    }
  };
  const start = (): Promise<void> => {
    window.clearTimeout(timer);
    timer = undefined;
    working = doOnce().then((isDone) => {
      if (isDone || isStopped || isAtWork) return;
      timer = window.setTimeout(start, pausesMs[attempt] ?? pausesMs.at(-1));
      attempt += 1;
    });
    return working;
  };

  return {
    /** Does it now, or once more after what is under way, and the pauses are short again. Resolves after that. */
    begin(): Promise<void> {
      isStopped = false;
      attempt = 0;
      if (!isAtWork) return start();
      isWantedAgain = true;
      return working;
    },

    /** Whether it is being done, or will be again by itself. */
    isBusy: () => isAtWork || timer !== undefined,

    stop(): void {
      isStopped = true;
      window.clearTimeout(timer);
      timer = undefined;
    },
  } as const;
}
