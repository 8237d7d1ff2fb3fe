import { join } from "node:path";
import { ensureBuild } from "./ensure-build.ts";
import { judge } from "./judge.ts";
import { nextBin } from "./next-bin.ts";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import { runCommand } from "./run-command.ts";
import type { Outcome, Stage } from "./stage.ts";

function outcomeOf(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0, note: null } : { passed: 0, failed: 1, note: `ended with ${code}` };
}

/** Runs commands one after another up to the first that fails, which counts as one check. */
async function runAll(...commands: readonly (readonly string[])[]): Promise<Outcome> {
  for (const command of commands) {
    const code = await runCommand("test", command);
    if (code !== 0) {
      return outcomeOf(code);
    }
  }
  return outcomeOf(0);
}

async function runVitest(config: string, report: string): Promise<Outcome> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runCommand("test", ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters]);
  return judge(code, readVitestReport(report));
}

async function runPlaywright(report: string): Promise<Outcome> {
  const code = await runCommand("test", ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return judge(code, readPlaywrightReport(report));
}

/** All that `npm test` runs, in this order. */
export const stages: readonly Stage[] = [
  {
    name: "types",
    needsBuild: false,
    // The worker lives in a world of its own: without a document, with other globals.
    run: () =>
      runAll(
        [nextBin, "typegen"],
        ["node_modules/typescript/bin/tsc", "--noEmit"],
        ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "lib/worker"],
      ),
  },
  {
    name: "lint",
    needsBuild: false,
    run: () => runAll(["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings"]),
  },
  { name: "dead", needsBuild: false, run: () => runAll(["node_modules/knip/bin/knip.js", "--no-progress"]) },
  { name: "content", needsBuild: false, run: () => runAll(["scripts/content/check-content.ts"]) },
  { name: "unit", needsBuild: false, run: (reports) => runVitest("vitest.config.ts", join(reports, "unit.json")) },
  { name: "db", needsBuild: false, run: (reports) => runVitest("vitest.db.config.ts", join(reports, "db.json")) },
  { name: "build", needsBuild: false, run: async () => outcomeOf(await ensureBuild()) },
  {
    name: "lighthouse",
    needsBuild: true,
    run: (reports) => runVitest("vitest.lighthouse.config.ts", join(reports, "lighthouse.json")),
  },
  { name: "e2e", needsBuild: true, run: (reports) => runPlaywright(join(reports, "e2e.json")) },
];
