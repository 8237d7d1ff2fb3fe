import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";

/** The database is unreachable or refused a request. The message is for the log, never for a page. */
export class BackendError extends Error {
  override readonly name = "BackendError";
}

/**
 * Returns the data of a Supabase answer. Throws a BackendError that names `what` was asked if the answer is an error;
 * that covers PGRST116 and status 0 of the spec's error catalogue (section 8).
 */
export function unwrap<Data>(what: string, answer: PostgrestSingleResponse<Data>): Data {
  if (answer.error !== null) throw new BackendError(`${what}: ${answer.error.code} ${answer.error.message}`);
  return answer.data;
}
