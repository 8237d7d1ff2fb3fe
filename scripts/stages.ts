import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "./ensure-build.ts";
import { judge } from "./judge.ts";
import { nextBin } from "./next-bin.ts";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import { runCommand } from "./run-command.ts";
import { allSeeds } from "./seed-counts.ts";
import type { Depth, Outcome, Stage } from "./stage.ts";
import { takeShare } from "./take-share.ts";

function outcomeOf(code: number): Outcome {
  const note = code === 0 ? null : `ended with ${code}`;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note, tests: [] };
}

/** Runs commands one after another up to the first that fails, which counts as one check. */
async function runAll(...commands: readonly (readonly string[])[]): Promise<Outcome> {
  for (const command of commands) {
    const code = await runCommand("test", command, {}, "at its end");
    if (code !== 0) {
      return outcomeOf(code);
    }
  }
  return outcomeOf(0);
}

function turnOf({ turn }: Pick<Depth, "turn">): Readonly<Record<string, string>> {
  return turn === null ? {} : { TEST_TURN: String(turn) };
}

/** The arguments by which Vitest and Playwright run one part of their tests. */
function shard({ part }: Depth): readonly string[] {
  return part === null ? [] : [`--shard=${part.part}/${part.of}`];
}

async function runVitest(
  config: string,
  report: string,
  depth: Depth,
  { shows, files = [] }: { shows?: "at its end"; files?: readonly string[] } = {},
): Promise<Outcome> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--config", config, ...reporters, ...shard(depth), ...files];
  const env =
    depth.depth === "quick"
      ? { SEED_OFFSET: String(depth.seedOffset), ...turnOf(depth) }
      : { SEED_COUNT: String(allSeeds), LIGHTHOUSE_VISITS: "20" };
  const code = await runCommand("test", args, env, shows);
  return judge(code, readVitestReport(report));
}

/** What happens when a disk is full, a process is killed or a backup is restored: it starts servers of its own. */
const isOfDisaster = (name: string) =>
  /^(?:backup.*|boot|data-folder|database-template|faulty-migration|full-disk|killed|postgres-faults|upgrade)\.test\.ts$/u.test(
    name,
  );

/** The files of the database stage that are on: all but every second disaster. */
function databaseFiles({ turn }: Depth): readonly string[] {
  if (turn === null) return [];
  const files = readdirSync("tests/db").filter((name) => name.endsWith(".test.ts"));
  const disasters = files.filter(isOfDisaster).toSorted();
  const own = takeShare(disasters, turn, 2);
  return [...files.filter((name) => !isOfDisaster(name)), ...own].map((name) => `tests/db/${name}`);
}

/** Tests that npm test leaves out carry the tag, or stand in a file of such tests alone. */
const deep = String.raw`@deep|\.deep\.spec`;
const grep = { quick: [`--grep-invert=${deep}`], all: [], rest: [`--grep=${deep}`] } as const;

/** How questions lie on a screen, are read out and keep the focus: most of what is changed shows there. They take turns inside. */
const isOfBoards = (name: string) => /^(?:gallery|boards|board-focus|access-boards)\.spec\.ts$/u.test(name);

/** How many shares the other files of browser tests are cut into. */
const shares = 12;

/** The files of quick browser tests that are on; those of boards with npm test alone, which takes their turns. */
function browserFiles(turn: number, hasBoards: boolean): readonly string[] {
  const files = readdirSync("tests/e2e").filter((name) => /(?<!\.deep)\.spec\.ts$/u.test(name));
  const others = files.filter((name) => !isOfBoards(name)).toSorted();
  const own = takeShare(others, turn, shares);
  return [...(hasBoards ? files.filter(isOfBoards) : []), ...own].map((name) => `tests/e2e/${name}`);
}

async function runPlaywright(
  report: string,
  args: readonly string[],
  { hostileDatabase, turn }: Pick<Depth, "hostileDatabase" | "turn">,
): Promise<Outcome> {
  const command = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...args];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, HOSTILE_DATABASE: hostileDatabase, ...turnOf({ turn }) };
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
  const { turn, hostileDatabase } = depth;
  const run = (file: string, args: readonly string[], other = depth) => runPlaywright(join(reports, file), args, other);
  if (depth.depth === "all") {
    const other = hostileDatabase === "postgres" ? "embedded" : "postgres";
    const all = await run("e2e.json", [...grep.all, ...shard(depth)]);
    return sumOf(all, await run("other.json", ["tests/e2e/hostile-"], { ...depth, hostileDatabase: other }));
  }
  const files = turn === null ? [] : browserFiles(turn, depth.depth === "quick");
  const quick = await run("e2e.json", [...grep.quick, ...files]);
  if (depth.depth === "quick") return quick;
  return sumOf(quick, await run("deep.json", [...grep.rest, ...shard(depth)], { ...depth, turn: null }));
}

/** All stages, in the order they run in. */
export const stages: readonly Stage[] = [
  {
    name: "types",
    isLight: true,
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 35,
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
    isLight: true,
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 35,
    run: () =>
      runAll(
        ["scripts/layers/check-layers.ts"],
        ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings"],
      ),
  },
  {
    name: "dead",
    isLight: true,
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 35,
    run: () => runAll(["node_modules/knip/bin/knip.js", "--no-progress"]),
  },
  {
    name: "content",
    isLight: true,
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 10,
    run: () => runAll(["scripts/content/check-content.ts"]),
  },
  {
    name: "db",
    isLight: false,
    needsBuild: false,
    depths: ["quick", "all"],
    budgetSeconds: 150,
    run: (reports, depth) =>
      runVitest("vitest.db.config.ts", join(reports, "db.json"), depth, { files: databaseFiles(depth) }),
  },
  {
    name: "build",
    isLight: false,
    needsBuild: false,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 90,
    run: async () => {
      const [build, rounds] = await Promise.all([ensureBuild(), runCommand("test", ["scripts/build-rounds.ts"])]);
      return outcomeOf(build || rounds);
    },
  },
  {
    name: "lighthouse",
    isLight: true,
    needsBuild: true,
    depths: ["quick", "all"],
    budgetSeconds: 70,
    run: (reports, depth) =>
      runVitest("vitest.lighthouse.config.ts", join(reports, "lighthouse.json"), depth, { shows: "at its end" }),
  },
  {
    name: "unit",
    isLight: false,
    needsBuild: false,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 190,
    run: (reports, depth) => runVitest("vitest.config.ts", join(reports, "unit.json"), depth),
  },
  {
    name: "e2e",
    isLight: false,
    needsBuild: true,
    depths: ["quick", "all", "rest"],
    budgetSeconds: 270,
    run: runBrowser,
  },
  {
    name: "mutants",
    isLight: false,
    needsBuild: false,
    depths: ["all", "rest"],
    budgetSeconds: 0,
    run: (_, { part }) =>
      runAll(["scripts/test-mutants.ts", ...(part === null ? [] : ["--part", `${part.part}/${part.of}`])]),
  },
];
