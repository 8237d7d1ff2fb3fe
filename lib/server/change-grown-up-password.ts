import "server-only";
import type { Result } from "#lib/core/result.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/**
 * Changes the password of the account `email`, by its current one, and ends every other session. Signing in anew is
 * what proves the current password; it also makes the session as fresh as a hosted project may want it for this.
 */
export async function changeGrownUpPassword(
  email: string,
  current: string,
  next: string,
): Promise<Result<null, AuthRefusal | "wrong-password">> {
  const auth = await grownUpAuth("write");
  const signedIn = await auth.signInWithPassword({ email, password: current });
  if (signedIn.error !== null) {
    const reason = authRefusal("check password", signedIn.error);
    return { ok: false, reason: reason === "refused" ? "wrong-password" : reason };
  }
  const { error } = await auth.updateUser({ password: next });
  if (error !== null) return { ok: false, reason: authRefusal("change password", error) };
  await auth.signOut({ scope: "others" });
  return { ok: true, value: null };
}
