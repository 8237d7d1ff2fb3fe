import "server-only";

/** One line of JSON in the server's log. Never give it a name, a message or a cookie. */
export function logEvent(
  level: "info" | "warn" | "error",
  event: string,
  details: Record<string, string | number | null>,
): void {
  process.stderr.write(`${JSON.stringify({ level, event, ...details, at: new Date().toISOString() })}\n`);
}
