import { type Logger, pino } from "pino";
import { buildFacts } from "./build-facts.ts";

import { scrub } from "./scrub.ts";

declare global {
  // The bundle may hold this module several times.
  var huouLog: Logger | undefined;
}

/** The server's log: a line of JSON an event in production, a line to read otherwise, on standard error. */
export function log(): Logger {
  globalThis.huouLog ??= makeLog();
  return globalThis.huouLog;
}

function makeLog(): Logger {
  const options = {
    base: null,
    messageKey: "event",
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Nobody passes these in; whoever does by mistake finds nothing of them in the log.
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: "[redacted]" },
    hooks: { streamWrite: scrub },
  };
  return buildFacts.isProduction
    ? pino(options, pino.destination({ fd: 2, sync: true }))
    : pino(options, developerStream);
}

const secretKeys = ["username", "name", "email", "message", "password", "lock", "cookie", "headers", "token", "runId"];

/** A line of the log as a person reads it: level, event, then its details. */
function plainLine(line: string): string {
  const { level, at, event, ...details }: Record<string, unknown> = JSON.parse(line);
  const rest = Object.entries(details).map(([name, value]) => ` ${name}=${String(value)}`);
  return `${String(at).slice(11, 19)} ${String(level)} ${String(event)}${rest.join("")}\n`;
}

const developerStream = {
  write: (line: string) => {
    process.stderr.write(plainLine(line));
  },
};
