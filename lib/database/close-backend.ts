import "server-only";

/** Ends the backend if one was started, after what it is doing; files and locks are given back. */
export async function closeBackend(): Promise<void> {
  const running = globalThis.runningBackend;
  globalThis.runningBackend = undefined;
  if (running !== undefined) {
    await (await running).close();
  }
}
