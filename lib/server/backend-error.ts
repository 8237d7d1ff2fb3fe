import "server-only";

/** The database did not do what was asked: it is away, or it refused. The message is for the log, never for the page. */
export class BackendError extends Error {
  override readonly name = "BackendError";
}
