import { parseArgs } from "node:util";
import type { Fault } from "./fault.ts";

/** What `--part k/n` says: every n-th fault from the k-th on. */
function takePart(faults: readonly Fault[], part: string): readonly Fault[] {
  const [, at, of] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (at === undefined || of === undefined || at < 1 || at > of) {
    throw new Error(`--part ${part}: say the part and how many there are, such as --part 1/3.`);
  }
  return faults.filter((_, place) => place % of === at - 1);
}

/** The faults a command line asks for: those it names or all, and of these the part it says. */
export function chooseFaults(faults: readonly Fault[], args: readonly string[]): readonly Fault[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { part: { type: "string", default: "1/1" } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !faults.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new Error(`No fault is called ${unknown.join(", ")}.`);
  }
  const named = positionals.length === 0 ? faults : faults.filter(({ id }) => positionals.includes(id));
  return takePart(named, values.part);
}
