import "server-only";
import { exportText } from "#lib/text/export-text.ts";
import { authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

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
