import "server-only";
import { cache } from "react";
import { authRefusal } from "./auth-refusal.ts";
import { grownUpAuth } from "./grown-up-auth.ts";

/** A teacher or parent who is signed in. */
export interface GrownUp {
  readonly email: string;
  /** Whether there is a password; who came through Apple or Google has none. */
  readonly hasPassword: boolean;
}

/** Who is signed in, asked of the sign-in service itself; null for a session that is none, ended or changed. */
export const findGrownUp = cache(async (): Promise<GrownUp | null> => {
  const auth = await grownUpAuth("read");
  const { data, error } = await auth.getUser();
  if (error !== null) {
    authRefusal("find grown-up", error);
    return null;
  }
  const { email = "", identities } = data.user;
  return { email, hasPassword: identities?.some(({ provider }) => provider === "email") ?? false };
});
