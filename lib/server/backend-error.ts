import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";

/** The database did not do what was asked: it is away, or it refused. The message is for the log, never for the page. */
export class BackendError extends Error {
  override readonly name = "BackendError";
}

/**
 * The data of a Supabase answer. Throws a BackendError naming `what` was asked when there is an error;
 * PGRST116 and status 0 of the spec's error catalogue (section 8) arrive here as well.
 */
export function unwrap<Data>(what: string, answer: PostgrestSingleResponse<Data>): Data {
  if (answer.error !== null) throw new BackendError(`${what}: ${answer.error.code} ${answer.error.message}`);
  return answer.data;
}
