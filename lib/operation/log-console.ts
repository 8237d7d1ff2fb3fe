import { log } from "./log.ts";
import { textOf } from "./text-of.ts";
import { toldErrors } from "./told-errors.ts";

/**
 * From now on what Next and the packages write as errors and warnings comes as one line of the log each. An error of a
 * request is left to logRequestError, which is called right after and knows more about it.
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

function isFirst(thrown: Error): boolean {
  const isKnown = toldErrors().has(thrown);
  toldErrors().add(thrown);
  return !isKnown;
}
