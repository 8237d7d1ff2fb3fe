import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import type { Result } from "#lib/core/result.ts";
import { serviceClient, signUpClient } from "#lib/database/clients.ts";
import { backend } from "#lib/database/open-backend.ts";
import { env } from "#lib/env.ts";
import { exportText } from "#lib/text/export-text.ts";
import { BackendError, unwrap } from "./backend-error.ts";
import { listClasses } from "./classes.ts";
import { type AuthRefusal, authRefusal, grownUpAuth, sendsMails } from "./grown-up-auth.ts";
import { exportTestTemplates } from "./test-templates.ts";

/**
 * Creates an account without signing in. An email that already has one is refused, which callers must not reveal.
 *
 * Where mails are sent, anybody may type anybody's email: the account gets a random password until whoever opens the mail
 * sets one (setPasswordByMail). An unconfirmed email starts over: it gets another mail, and earlier links stop working.
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

/** A random password with every class of characters that a project may require. */
function unknownPassword(): string {
  return `aA1!${randomBytes(32).toString("base64url")}`;
}

/** Signs in by email and password. A wrong password, an unknown email and an unconfirmed one get the same refusal. */
export async function signInGrownUp(email: string, password: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.signInWithPassword({ email, password });
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("sign in", error) };
}

/**
 * The address at which to sign in with Apple or Google, which returns to /auth/callback. Throws a BackendError if the
 * service gives none.
 */
export async function providerAddress(provider: "apple" | "google"): Promise<string> {
  const auth = await grownUpAuth("write");
  const { data, error } = await auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${env().siteUrl}/auth/callback`, skipBrowserRedirect: true },
  });
  if (error !== null) throw new BackendError(`provider: ${authRefusal("provider", error)}`);
  return data.url;
}

/** Completes a provider's sign-in with the code it returned; only the browser that began it can use the code, once. */
export async function finishProviderSignIn(code: string): Promise<Result<null, AuthRefusal>> {
  const auth = await grownUpAuth("write");
  const { error } = await auth.exchangeCodeForSession(code);
  return error === null ? { ok: true, value: null } : { ok: false, reason: authRefusal("finish provider", error) };
}

/** Mails a link for setting a new password if the email has an account; callers must not reveal whether it has. */
export async function mailPasswordLink(email: string): Promise<void> {
  const { auth } = await signUpClient();
  const { error } = await auth.resetPasswordForEmail(email);
  if (error !== null) authRefusal("mail password link", error);
}

/**
 * Sets the password of whoever got `token` by mail, signs them in here and out everywhere else; a "signup" also confirms
 * their email. The token is used up, even if the new password is refused as too weak.
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
 * Changes the password of the account `email` and ends every other session. Signing in again proves the current password,
 * and makes the session as recent as a hosted project may require.
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

/** Ends the session of this browser and deletes its cookies, even if the sign-in service is unreachable. */
export async function endGrownUpSession(): Promise<void> {
  try {
    const auth = await grownUpAuth("write");
    await auth.signOut({ scope: "local" });
  } finally {
    await forgetGrownUpSession();
  }
}

/** Takes the session out of this browser. For server actions only: pages cannot set cookies. */
export async function forgetGrownUpSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (name.startsWith("hhh-grown-up")) jar.delete(name);
  }
}

/**
 * Deletes the account that is signed in, for good, with all its sessions and test templates; its classes pass to who else
 * teaches them, others are deleted. An account with a password needs it; `password` is null for an account made through a provider.
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
  const client = await serviceClient();
  unwrap("leave classes", await client.rpc("leave_all_classes", { p_teacher: id }));
  unwrap("delete test templates", await client.rpc("delete_all_test_templates", { p_owner: id }));
  await (await backend()).deleteUser(id);
  await endGrownUpSession();
  return { ok: true, value: null };
}

/** Everything stored about the grown-up who is signed in, ready for JSON; null if nobody is. */
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
    classes: await listClasses(user.id),
    test_templates: await exportTestTemplates(user.id),
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
