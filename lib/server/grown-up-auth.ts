import "server-only";
import { type AuthError, isAuthRetryableFetchError, type SupabaseClient } from "@supabase/supabase-js";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { grownUpClient } from "#lib/database/grown-up-client.ts";
import { backend } from "#lib/database/open-backend.ts";
import { env } from "#lib/env.ts";
import { BackendError } from "./backend-error.ts";

/**
 * The sign-in service on behalf of the grown-up of this request. Only a server action or a route may "write": pages cannot
 * set cookies, and the middleware has renewed the session before they run.
 */
export async function grownUpAuth(mode: "read" | "write"): Promise<SupabaseClient["auth"]> {
  const [running, jar, sent] = await Promise.all([backend(), cookies(), headers()]);
  const client = grownUpClient(running, {
    isSecure: sent.get("x-forwarded-proto") === "https",
    // A cookie that the middleware has just deleted is still listed, without a value.
    getAll: () => jar.getAll().filter(({ value }) => Boolean(value)),
    set: (name, value, options) => {
      if (mode === "write") jar.set(name, value, options);
    },
    // Next keeps the answers of actions and dynamic routes out of shared caches.
    setHeader: () => undefined,
  });
  return client.auth;
}

/** Why the sign-in service refused; a stranger may be told no more than "refused". */
export type AuthRefusal = "refused" | "weak-password" | "same-password" | "too-often";

const reasons: Readonly<Record<string, AuthRefusal>> = {
  weak_password: "weak-password",
  same_password: "same-password",
  over_request_rate_limit: "too-often",
  over_email_send_rate_limit: "too-often",
};

/**
 * Classifies a refusal of the sign-in service. Throws a BackendError that names `what` was asked if the service is
 * unreachable or failed.
 */
export function authRefusal(what: string, error: AuthError): AuthRefusal {
  if (isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500) {
    throw new BackendError(`${what}: ${error.code ?? ""} ${error.message}`);
  }
  return reasons[error.code ?? ""] ?? "refused";
}

/** A teacher or parent who is signed in. */
export interface GrownUp {
  readonly id: string;
  readonly email: string;
  /** Whether the account has a password; one made through Apple or Google has none. */
  readonly hasPassword: boolean;
}

/** The grown-up who is signed in, as the sign-in service says; null without a valid session. Read once a request. */
export const findGrownUp = cache(async (): Promise<GrownUp | null> => {
  const auth = await grownUpAuth("read");
  const { data, error } = await auth.getUser();
  if (error !== null) {
    authRefusal("find grown-up", error);
    return null;
  }
  const { id, email = "", identities } = data.user;
  return { id, email, hasPassword: identities?.some(({ provider }) => provider === "email") ?? false };
});

/** The providers with which a grown-up can sign in, as the operator has set them. */
export function authProviders(): readonly ("apple" | "google")[] {
  return env().authProviders;
}

/** Whether mails are sent; otherwise they are written to the server's log, and an email needs no confirmation. */
export function sendsMails(): boolean {
  const { backend, mail } = env();
  return backend === "hosted" || mail !== null;
}
