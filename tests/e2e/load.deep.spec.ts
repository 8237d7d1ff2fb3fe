import { expect, test } from "@playwright/test";
import type { SetupName } from "#tests/load/load-options.ts";
import { runLoad } from "#tests/load/run-load.ts";

// A small `npm run load` on each set-up: what the pupils are told and what is written has to agree to the point, also
// when one of two servers is killed among them.
const setups: readonly SetupName[] = ["embedded", "postgres", "two-instances-kill"];

for (const name of setups) {
  test(`twenty pupils at once lose nothing and gain nothing twice: ${name}`, async () => {
    const said: string[] = [];
    const faults = await runLoad(
      name,
      // A busy machine is given the time for it.
      {
        setups: [name],
        pupils: 20,
        seconds: 4,
        rows: 1000,
        pace: 0.05,
        leastRuns: 1,
        patienceMs: 60_000,
        folder: null,
      },
      (line) => said.push(line),
    );
    expect(faults, said.join("\n")).toEqual([]);
  });
}
