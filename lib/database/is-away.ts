// Of the network, of the driver, and PostgreSQL's own for "coming up", "going down" and "full".
const awayCodes =
  /^(?:E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|AI_AGAIN|NOTFOUND)|CONNECT_TIMEOUT|CONNECTION_\w+|08\w{3}|57P0[123]|53300)$/;

/** Whether a start failed because the database could not be reached: it may come back, which no wrong setting does. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.test(error.code)) return true;
  if (error instanceof AggregateError && error.errors.some(isAway)) return true;
  return isAway(error.cause);
}
