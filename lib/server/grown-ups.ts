import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import type { Result } from "#lib/core/result.ts";
import { signUpClient } from "#lib/database/clients.ts";
import { backend } from "#lib/database/open-backend.ts";
import { env } from "#lib/env.ts";
import { exportText } from "#lib/text/export-text.ts";
import { BackendError } from "./backend-error.ts";
import { type AuthRefusal, authRefusal, grownUpAuth, sendsMails } from "./grown-up-auth.ts";

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

/** Signs in by email and password. A wrong password, an unknown and an unconfirmed email are refused alike. */
export async function signInGrownUp(email: string, password: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.signInWithPassword({ email, password });
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("sign in", error) };
}

/** Where to sign in with Apple or Google; the way back is /auth/callback. Throws a BackendError when there is none. */
export async function providerAddress(provider: "apple" | "google"): Promise<string> {
  const auth = await grownUpAuth("write");
  const { data, error } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${env().siteUrl}/auth/callback`, skipBrowserRedirect: true },
  });
  if (error !== null) throw new BackendError(`provider: ${authRefusal("provider", error)}`);
  return data.url;
}

/** Takes the code a provider's sign-in came back with; only the browser that set out can use it, once. */
export async function finishProviderSignIn(code: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.exchangeCodeForSession(code);
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("finish provider", error) };
}

/** Mails the link to a new password, if the email has an account; nobody may be told which. */
export async function mailPasswordLink(email: string): Promise<void> {
  const { auth } = await signUpClient();
  const { error } = await auth.resetPasswordForEmail(email);
  if (error !== null) authRefusal("mail password link", error);
}

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

/** Ends the session of this browser, and takes its cookies away even when the sign-in service cannot be told. */
export async function endGrownUpSession(): Promise<void> {
  const jar = await cookies();
  try {
    const auth = await grownUpAuth("write");
    await auth.signOut({ scope: "local" });
  } finally {
    for (const { name } of jar.getAll()) {
      if (name.startsWith("hhh-grown-up")) jar.delete(name);
    }
  }
}

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

/** What is kept of the grown-up who is signed in, ready to be written as JSON; null when nobody is. */
export async function readAccountExport(now: Date): Promise<object | null> {
  const auth = await grownUpAuth("read");
  const { data, error } = await auth.getUser();
  if (error !== null) {
    authRefusal("account export", error);
    return null;
  }
  const { user } = data;
  return {
    format: "huou-ham-hoc/account",
    version: 1,
    exported_at: now.toISOString(),
    about: exportText.aboutAccount,
    account: {
      id: user.id,
      email: user.email ?? null,
      created_at: user.created_at,
      email_confirmed_at: user.email_confirmed_at ?? null,
      last_sign_in_at: user.last_sign_in_at ?? null,
      updated_at: user.updated_at ?? null,
      user_metadata: user.user_metadata,
      sign_in_ways: user.identities?.map(({ provider, created_at, last_sign_in_at, identity_data }) => ({
        provider,
        created_at: created_at ?? null,
        last_sign_in_at: last_sign_in_at ?? null,
        given_by_provider: identity_data ?? null,
      })),
    },
  };
}
