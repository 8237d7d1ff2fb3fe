import "server-only";
import type { Result } from "#lib/core/result.ts";
import { signUpClient } from "#lib/supabase/sign-up-client.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";

/** Makes an account, signed in nowhere yet. An email that has one is refused; nobody may be told. */
export async function signUpGrownUp(email: string, password: string): Promise<Result<null, AuthRefusal>> {
  const { auth } = await signUpClient();
  const { error } = await auth.signUp({ email, password });
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("sign up", error) };
}
