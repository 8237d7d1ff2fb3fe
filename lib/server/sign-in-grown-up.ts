import "server-only";
import type { Result } from "#lib/core/result.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/** Signs in by email and password. A wrong password, an unknown and an unconfirmed email are refused alike. */
export async function signInGrownUp(email: string, password: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.signInWithPassword({ email, password });
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("sign in", error) };
}
