import "server-only";
import { env } from "#lib/env.ts";

/** Whether mails reach people; else they are written to the server's log, and an email needs no confirming. */
export function sendsMails(): boolean {
  const { backend, mail } = env();
  return backend === "hosted" || mail !== null;
}
