import { inspect } from "node:util";
import { toldErrors } from "#lib/operation/told-errors.ts";

/** A database's refusal that logs as one line, without the statement and the values a pupil or a parent typed. */
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

/** Turns an error that carries a Postgres error code into a quiet one; hands any other back as it is. */
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
  // It goes back to whoever asked. That one logs it, or knows what it means: a name that is taken is no fault.
  toldErrors().add(quiet);
  return quiet;
}
