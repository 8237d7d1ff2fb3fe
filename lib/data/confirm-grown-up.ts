import "server-only";
import type { Result } from "#lib/core/result.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/** Confirms the email `token` was mailed to, and signs its owner in. */
export async function confirmGrownUp(token: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.verifyOtp({ token_hash: token, type: "signup" });
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("confirm email", error) };
}
