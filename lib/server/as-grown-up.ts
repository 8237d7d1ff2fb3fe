import "server-only";
import type { Result } from "#lib/core/result.ts";
import { findGrownUp, type GrownUp } from "./grown-up-auth.ts";
import { tryRead } from "./try-read.ts";

/** Does something for the grown-up who is signed in. `what` names it in the log. */
export async function asGrownUp<Value>(
  what: string,
  work: (grownUp: GrownUp) => Promise<Value>,
): Promise<Result<Value, "signed-out" | "backend-away">> {
  const found = await tryRead("grown-up", findGrownUp);
  if (!found.ok) return found;
  const grownUp = found.value;
  return grownUp === null ? { ok: false, reason: "signed-out" } : tryRead(what, () => work(grownUp));
}
