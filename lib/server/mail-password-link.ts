import "server-only";
import { signUpClient } from "#lib/database/sign-up-client.ts";
import { authRefusal } from "./auth-refusal.ts";

/** Mails the link to a new password, if the email has an account; nobody may be told which. */
export async function mailPasswordLink(email: string): Promise<void> {
  const { auth } = await signUpClient();
  const { error } = await auth.resetPasswordForEmail(email);
  if (error !== null) authRefusal("mail password link", error);
}
