import "server-only";
import type { Result } from "#lib/core/result.ts";
import { backend } from "#lib/database/backend.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { endGrownUpSession } from "./end-grown-up-session.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/**
 * Deletes the account of who is signed in, for good, and ends its session here; every other one ends with it. `password`
 * is asked of an account that has one; null is for an account that came through a provider.
 */
export async function deleteGrownUp(password: string | null): Promise<Result<null, AuthRefusal | "signed-out">> {
  const auth = await grownUpAuth("write");
  const { data, error } = await auth.getUser();
  if (error !== null) {
    authRefusal("find account", error);
    return { ok: false, reason: "signed-out" };
  }
  const { id, email = "", identities } = data.user;
  const hasPassword = identities?.some(({ provider }) => provider === "email") ?? true;
  if (hasPassword) {
    const proof = await auth.signInWithPassword({ email, password: password ?? "" });
    if (proof.error !== null) return { ok: false, reason: authRefusal("check password", proof.error) };
  }
  await (await backend()).deleteUser(id);
  await endGrownUpSession();
  return { ok: true, value: null };
}
