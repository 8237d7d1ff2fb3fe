/** The number of this worker: Playwright gives each one of a run another, also the one that follows where one fell over. */
export const workerNumber = Number(process.env.TEST_WORKER_INDEX ?? 0);
