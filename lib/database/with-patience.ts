import { setTimeout as wait } from "node:timers/promises";

const patienceMs = 8000;

/**
 * The answer, or a rejection when it does not come in time: a database that has gone away would otherwise keep a
 * pupil waiting for as long as its driver tries to reach it. Writes are safe to repeat, so giving up loses nothing.
 */
export async function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const enough = new AbortController();
  const timeout = wait(patienceMs, undefined, { signal: enough.signal }).then(() => {
    throw new Error("the database did not answer in time");
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timeout.catch(() => undefined);
    enough.abort();
  }
}
