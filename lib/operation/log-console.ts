import { format, inspect } from "node:util";
import { log } from "./log.ts";

const told = new WeakSet<Error>();

/**
 * From now on what Next and the packages write as errors and warnings comes as one line of the log each, and an error as
 * its message and the places it came through, without the values it carries (a statement's names, say). An error of a
 * request is left to logRequestError, which knows more about it.
 */
export function logConsole(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const thrown = parts.find((part) => part instanceof Error);
      const write = () => log()[level]({ cause: parts.map(textOf).join(" ") }, "console");
      if (thrown === undefined) write();
      else setImmediate(() => isFirst(thrown) && write());
    };
  }
}

/** Whether this error has not been logged yet; from then on it has. */
export function isFirst(error: Error): boolean {
  if (told.has(error)) return false;
  told.add(error);
  return true;
}

/** What is said of a thrown value: never more of an Error than its message and stack. */
export function textOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown === "string" ? thrown : format(thrown);
  return inspect.custom in thrown ? inspect(thrown) : (thrown.stack ?? thrown.message);
}
