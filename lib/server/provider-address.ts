import "server-only";
import { env } from "#lib/env.ts";
import { authRefusal } from "./auth-refusal.ts";
import { BackendError } from "./backend-error.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

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
