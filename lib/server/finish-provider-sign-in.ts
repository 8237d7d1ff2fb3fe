import "server-only";
import type { Result } from "#lib/core/result.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/** Takes the code a provider's sign-in came back with; only the browser that set out can use it, once. */
export async function finishProviderSignIn(code: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.exchangeCodeForSession(code);
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("finish provider", error) };
}
