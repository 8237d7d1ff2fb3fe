import "server-only";
import type { Result } from "#lib/core/result.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/**
 * Sets the password of whoever got `token` by mail, signs them in here and out everywhere else; a "signup" also confirms
 * their email. The token is used up by it, also when the new password is refused as too weak.
 */
export async function setPasswordByMail(
  type: "signup" | "recovery",
  token: string,
  password: string,
): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const verified = await auth.verifyOtp({ token_hash: token, type });
  if (verified.error !== null) return { ok: false, reason: authRefusal("open password link", verified.error) };
  const { error } = await auth.updateUser({ password });
  const reason = error === null ? null : authRefusal("set password", error);
  if (reason !== null && reason !== "same-password") {
    await auth.signOut({ scope: "local" });
    return { ok: false, reason };
  }
  await auth.signOut({ scope: "others" });
  return { ok: true, value: null };
}
