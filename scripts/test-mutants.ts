import "./end-with-parent.ts";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chooseFaults } from "./mutants/choose-faults.ts";
import { type Checkout, copyCheckout } from "./mutants/copy-checkout.ts";
import { type Fault, readFaults } from "./mutants/fault.ts";
import { whyNot, withFault } from "./mutants/plant.ts";
import type { Verdict } from "./mutants/read-verdict.ts";
import { endTests, runTests } from "./mutants/run-tests.ts";
import { selectTests } from "./mutants/select-tests.ts";

/** How many faults are tried at once, each in a checkout of its own. */
const atOnce = 2;

let isEnded = false;

function say(verdict: Verdict, folder: string): string {
  switch (verdict.kind) {
    case "failed":
      return `caught by ${relative(folder, verdict.file)}: ${verdict.test}`;
    case "passed":
      return "NOT CAUGHT: its tests pass";
    case "broken":
      return `NOT CAUGHT: ${verdict.why}`;
  }
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

async function tryFault(fault: Fault, checkout: Checkout): Promise<boolean> {
  const start = performance.now();
  const verdict = await withFault(checkout.folder, fault, () => runTests(selectTests([fault]), checkout, 1));
  if (!isEnded) {
    console.info(`${fault.id}: ${say(verdict, checkout.folder)} (${secondsSince(start)})`);
    if (verdict.kind !== "failed") {
      console.info(`  ${fault.what} ${fault.file}; ${fault.tests.join(", ")}`);
    }
  }
  return verdict.kind === "failed";
}

/** Tries one fault after another until none is left, and gives the number of those that were caught. */
async function tryNext(left: Fault[], checkout: Checkout): Promise<number> {
  let caught = 0;
  for (let fault = left.shift(); fault !== undefined && !isEnded; fault = left.shift()) {
    caught += (await tryFault(fault, checkout)) ? 1 : 0;
  }
  return caught;
}

async function tryAll(faults: readonly Fault[], folder: string): Promise<number> {
  const checkouts = Array.from({ length: atOnce }, (_, place) => copyCheckout(join(folder, String(place))));
  const [first] = checkouts;
  const start = performance.now();
  const sound = first && (await runTests(selectTests(faults), first, atOnce));
  if (isEnded) {
    return 0;
  }
  if (sound?.kind !== "passed") {
    throw new Error(`Without a fault the tests do not pass: ${JSON.stringify(sound)}`);
  }
  console.info(`without a fault: all tests pass (${secondsSince(start)})`);
  const left = [...faults];
  const caught = await Promise.all(checkouts.map((checkout) => tryNext(left, checkout)));
  return caught.reduce((sum, each) => sum + each, 0);
}

const faults = chooseFaults(readFaults("tests/mutants/mutants.json"), process.argv.slice(2));
const rotten = faults.map((fault) => whyNot(".", fault)).filter((reason) => reason !== null);
if (rotten.length > 0) {
  throw new Error(`The list is out of date:\n${rotten.join("\n")}`);
}
for (const [signal, number] of [
  ["SIGINT", 2],
  ["SIGTERM", 15],
  ["SIGHUP", 1],
] as const) {
  process.on(signal, () => {
    isEnded = true;
    process.exitCode = 128 + number;
    endTests();
  });
}
const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-mutants-"));
// PostgreSQL runs as another user, whose folder lies below it.
chmodSync(folder, 0o711);
try {
  const caught = await tryAll(faults, folder);
  if (!isEnded) {
    console.info(`\n${caught} of ${faults.length} faults were caught`);
    console.info(`${caught} passed, ${faults.length - caught} failed`);
    process.exitCode = caught === faults.length ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
