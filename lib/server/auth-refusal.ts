import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { BackendError } from "./backend-error.ts";

/** Why the sign-in service did not do what was asked; "refused" is all a stranger may be told. */
export type AuthRefusal = "refused" | "weak-password" | "same-password" | "too-often";

const reasons: Readonly<Record<string, AuthRefusal>> = {
  weak_password: "weak-password",
  same_password: "same-password",
  over_request_rate_limit: "too-often",
  over_email_send_rate_limit: "too-often",
};

/** Sorts a refusal of the sign-in service. Throws a BackendError, naming `what` was asked, when it is away or broken. */
export function authRefusal(what: string, error: AuthError): AuthRefusal {
  if (isAuthRetryableFetchError(error) || (error.status ?? 500) >= 500) {
    throw new BackendError(`${what}: ${error.code ?? ""} ${error.message}`);
  }
  return reasons[error.code ?? ""] ?? "refused";
}
