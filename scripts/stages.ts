import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "./ensure-build.ts";
import { judge } from "./judge.ts";
import { nextBin } from "./next-bin.ts";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import { runCommand } from "./run-command.ts";
import { allSeeds } from "./seed-counts.ts";
import type { Depth, Outcome, Part, Stage } from "./stage.ts";

function outcomeOf(code: number): Outcome {
  const note = code === 0 ? null : `ended with ${code}`;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note, tests: [] };
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

/** The arguments by which Vitest and Playwright run one part of their tests. */
function shard({ part }: Depth): readonly string[] {
  return part === null ? [] : [`--shard=${part.part}/${part.of}`];
}

async function runVitest(config: string, report: string, depth: Depth): Promise<Outcome> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters, ...shard(depth)];
  const env =
    depth.depth === "quick"
      ? { SEED_OFFSET: String(depth.seedOffset) }
      : { SEED_COUNT: String(allSeeds), LIGHTHOUSE_VISITS: "20" };
  const code = await runCommand("test", args, env);
  return judge(code, readVitestReport(report));
}

/** Tests that npm test leaves out carry the tag, or stand in a file of such tests alone. */
const deep = String.raw`@deep|\.deep\.spec`;
const grep = { quick: [`--grep-invert=${deep}`], all: [], rest: [`--grep=${deep}`] } as const;

/** How questions lie on a screen, are read out and keep the focus: most of what is changed shows there. */
const isOfBoards = (name: string) => /^(?:gallery|boards|board-focus|access-boards)\.spec\.ts$/u.test(name);

/** The files of quick browser tests, but for those of boards, that belong to a part of them. */
function browserFiles({ part, of }: Part): readonly string[] {
  const files = readdirSync("tests/e2e").filter((name) => /(?<!\.deep)\.spec\.ts$/u.test(name) && !isOfBoards(name));
  return files
    .toSorted()
    .filter((_, place) => place % of === part - 1)
    .map((name) => `tests/e2e/${name}`);
}

async function runPlaywright(
  report: string,
  args: readonly string[],
  database: Depth["hostileDatabase"],
): Promise<Outcome> {
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, HOSTILE_DATABASE: database };
  const code = await runCommand("test", command, env);
  return judge(code, readPlaywrightReport(report));
}

function sumOf(one: Outcome, other: Outcome): Outcome {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    note: [one.note, other.note].filter((note) => note !== null).join("; ") || null,
    tests: [...one.tests, ...other.tests],
  };
}

async function runBrowser(reports: string, depth: Depth): Promise<Outcome> {
  const { browserPart, hostileDatabase } = depth;
  const run = (file: string, args: readonly string[]) => runPlaywright(join(reports, file), args, hostileDatabase);
  if (depth.depth === "all") {
    const other = hostileDatabase === "postgres" ? "embedded" : "postgres";
    const all = await run("e2e.json", [...grep.all, ...shard(depth)]);
    return sumOf(all, await runPlaywright(join(reports, "other.json"), ["tests/e2e/hostile-"], other));
  }
  if (browserPart === null) return run("e2e.json", [...grep[depth.depth], ...shard(depth)]);
  if (depth.depth === "quick") {
    const boards = readdirSync("tests/e2e").filter(isOfBoards);
    return run("e2e.json", [...grep.quick, ...boards.map((name) => `tests/e2e/${name}`), ...browserFiles(browserPart)]);
  }
  const next = { ...browserPart, part: (browserPart.part % browserPart.of) + 1 };
  const quick = await run("e2e.json", [...grep.quick, ...browserFiles(next)]);
  return sumOf(quick, await run("deep.json", [...grep.rest, ...shard(depth)]));
}

/** All stages, in the order they run in. */
export const stages: readonly Stage[] = [
  {
    name: "types",
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 40,
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
    depths: ["quick", "all"],
    budgetSeconds: 20,
    run: () =>
      runAll(
        ["scripts/layers/check-layers.ts"],
        ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings"],
      ),
  },
  {
    name: "dead",
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 20,
    run: () => runAll(["node_modules/knip/bin/knip.js", "--no-progress"]),
  },
  {
    name: "content",
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 10,
    run: () => runAll(["scripts/content/check-content.ts"]),
  },
  {
    name: "unit",
    needsBuild: false,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 100,
    run: (reports, depth) => runVitest("vitest.config.ts", join(reports, "unit.json"), depth),
  },
  {
    name: "db",
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 120,
    run: (reports, depth) => runVitest("vitest.db.config.ts", join(reports, "db.json"), depth),
  },
  {
    name: "build",
    needsBuild: false,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 90,
    run: async () => outcomeOf(await ensureBuild()),
  },
  {
    name: "lighthouse",
    needsBuild: true,
    depths: ["quick", "all"],
    budgetSeconds: 60,
    run: (reports, depth) => runVitest("vitest.lighthouse.config.ts", join(reports, "lighthouse.json"), depth),
  },
  {
    name: "e2e",
    needsBuild: true,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 300,
    run: runBrowser,
  },
  {
    name: "mutants",
    needsBuild: false,
    depths: ["all", "rest"],
    budgetSeconds: 0,
    run: (_, { part }) =>
      runAll(["scripts/test-mutants.ts", ...(part === null ? [] : ["--part", `${part.part}/${part.of}`])]),
  },
];
