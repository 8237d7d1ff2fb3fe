import { inspect } from "node:util";
import { toldErrors } from "#lib/operation/told-errors.ts";

/** A refusal of the database that logs as one line, without the statement and the values that a user typed. */
class QuietDatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(refusal: { message: string; code: string; detail: string | null; hint: string | null }) {
    super(refusal.message);
    this.code = refusal.code;
    this.detail = refusal.detail;
    this.hint = refusal.hint;
  }

  [inspect.custom](): string {
    return `the database refused: ${this.message} (${this.code})`;
  }
}

/** Turns an error with a Postgres error code into one that logs no values; returns any other error unchanged. */
export function quietDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) {
    return error;
  }
  const quiet = new QuietDatabaseError({
    message: error.message,
    code: error.code,
    detail: "detail" in error && typeof error.detail === "string" ? error.detail : null,
    hint: "hint" in error && typeof error.hint === "string" ? error.hint : null,
  });
  // The caller gets it and logs it, or knows what it means: a name that is taken is not a fault.
  toldErrors().add(quiet);
  return quiet;
}
