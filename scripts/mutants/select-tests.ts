import type { Fault } from "./fault.ts";
import type { Selection } from "./run-tests.ts";

/** The tests of all these faults, so that each file is asked once; those of the database have settings of their own. */
export function selectTests(faults: readonly Fault[]): readonly Selection[] {
  const groups = Map.groupBy(faults, ({ tests, only }) => `${tests[0]?.startsWith("tests/db/")} ${only !== undefined}`);
  return [...groups.values()].map((group) => ({
    files: [...new Set(group.flatMap(({ tests }) => tests))],
    only: group[0]?.only === undefined ? undefined : group.map(({ only }) => `(?:${only})`).join("|"),
  }));
}
