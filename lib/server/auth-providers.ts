import "server-only";
import { env } from "#lib/env.ts";

/** Whose accounts a grown-up may sign in with here, as the operator has set it. */
export function authProviders(): readonly ("apple" | "google")[] {
  return env().authProviders;
}
