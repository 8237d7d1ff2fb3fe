import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { quietEnv } from "#scripts/quiet-env.ts";
import type { Checkout } from "./copy-checkout.ts";
import { readVerdict, type Verdict } from "./read-verdict.ts";

/** Test files that share their settings, and the names of the tests asked, where not all are. */
export interface Selection {
  readonly files: readonly string[];
  readonly only?: string | undefined;
}

/** A fault may make a test run for ever. */
const longestMs = 300_000;

const running = new Set<ChildProcess>();

/** Ends what is running; each run then settles as broken. */
export function endTests(): void {
  for (const child of running) {
    child.kill("SIGTERM");
  }
}

function runNode(args: readonly string[], { folder, scratch }: Checkout): Promise<{ timedOut: boolean }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: "ignore",
      // What a test leaves behind when it is ended goes with the checkout.
      env: { ...quietEnv("test"), TMPDIR: scratch },
      timeout: longestMs,
    });
    running.add(child);
    child.once("error", reject);
    child.once("exit", () => {
      running.delete(child);
      resolve({ timedOut: performance.now() - started >= longestMs });
    });
  });
}

async function runSelection({ files, only }: Selection, checkout: Checkout, workers: number): Promise<Verdict> {
  const config = files.some((file) => file.startsWith("tests/db/")) ? "vitest.db.config.ts" : "vitest.config.ts";
  const report = join(checkout.scratch, "report.json");
  rmSync(report, { force: true });
  const { timedOut } = await runNode(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...files,
      ...["--config", config, "--bail", "1", "--maxWorkers", String(workers)],
      ...["--reporter=json", `--outputFile=${report}`],
      // The packages are shared with the true checkout: nothing is written among them.
      ...["--no-cache", "--fsModuleCachePath", join(checkout.scratch, "modules")],
      ...(only === undefined ? [] : ["--testNamePattern", only]),
    ],
    checkout,
  );
  const verdict = readVerdict(report);
  return timedOut && verdict.kind !== "failed" ? { kind: "broken", why: "it came to no end" } : verdict;
}

/** Runs the selections one after another in a checkout, up to the first that does not pass. */
export async function runTests(
  selections: readonly Selection[],
  checkout: Checkout,
  workers: number,
): Promise<Verdict> {
  for (const selection of selections) {
    const verdict = await runSelection(selection, checkout, workers);
    if (verdict.kind !== "passed") {
      return verdict;
    }
  }
  return { kind: "passed" };
}
