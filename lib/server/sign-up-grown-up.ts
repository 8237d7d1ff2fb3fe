import "server-only";
import { randomBytes } from "node:crypto";
import type { Result } from "#lib/core/result.ts";
import { backend } from "#lib/database/backend.ts";
import { signUpClient } from "#lib/database/sign-up-client.ts";
import { type AuthRefusal, authRefusal } from "./auth-refusal.ts";
import { sendsMails } from "./sends-mails.ts";

/**
 * Makes an account, signed in nowhere yet. An email that has one is refused; nobody may be told.
 *
 * Where mails are sent anybody may type anybody's email, so the account gets a password nobody knows until who opens
 * the mail sets one (setPasswordByMail). An email that waits for its confirming begins anew: it gets another mail, and
 * the links before are dead.
 */
export async function signUpGrownUp(email: string, password: string): Promise<Result<null, AuthRefusal>> {
  const { auth } = await signUpClient();
  if (sendsMails()) await (await backend()).forgetUnconfirmed(email);
  const { data, error } = await auth.signUp({ email, password: sendsMails() ? unknownPassword() : password });
  if (error !== null) return { ok: false, reason: authRefusal("sign up", error) };
  // A project that takes emails on trust sends no mail by which a password could be set.
  if (!sendsMails() || data.session === null) return { ok: true, value: null };
  const set = await auth.updateUser({ password });
  return set.error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("sign up", set.error) };
}

/** With all the kinds of letters a project may ask for. */
function unknownPassword(): string {
  return `aA1!${randomBytes(32).toString("base64url")}`;
}
