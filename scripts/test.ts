import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { allSeeds, quickSeeds } from "./seed-counts.ts";
import type { Depth, Outcome, Stage } from "./stage.ts";
import { stages } from "./stages.ts";

// npm test runs the quick stages; --all everything, --sixth one sixth of what only --all has, another one with each commit.

interface Row {
  readonly stage: Stage;
  readonly outcome: Outcome;
  readonly seconds: number;
}

const sixths = 6;
const slowest = 10;
/** Of what a test failed with. */
const shownLines = 72;

/** How many commits led here; 0 outside of a checkout. */
function countCommits(): number {
  const { stdout, status } = spawnSync("git", ["rev-list", "--count", "HEAD"], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : 0;
}

function chooseDepth(values: { readonly all?: boolean; readonly sixth?: boolean }, names: readonly string[]): Depth {
  const commits = countCommits();
  // Of two turns npm test has one and the run of a sixth the other; a stage that is asked for by name runs whole.
  const ownTurn = 2 * commits + ((commits + Number(values.sixth ?? false)) % 2);
  const turn = values.all || names.length > 0 ? null : Number(process.env.TEST_TURN ?? ownTurn);
  const seedOffset = Number(process.env.SEED_OFFSET ?? (commits * quickSeeds) % allSeeds);
  const own = { turn, seedOffset, hostileDatabase: commits % 2 === 0 ? "postgres" : "embedded" } as const;
  if (values.sixth) return { depth: "rest", part: { part: (commits % sixths) + 1, of: sixths }, ...own };
  return { depth: values.all ? "all" : "quick", part: null, ...own };
}

function depthNotice({ depth, part, turn, seedOffset }: Depth): string {
  if (depth === "quick") {
    const seeds = `Generated questions are tried with ${quickSeeds} seeds from SEED_OFFSET=${seedOffset}.`;
    return turn === null
      ? seeds
      : `${seeds} Tests that take turns are on with TEST_TURN=${turn}; npm run test:e2e runs all of the browser's.`;
  }
  return part === null
    ? "All there is runs."
    : `Part ${part.part} of ${part.of} of what npm test leaves out runs, and the turn TEST_TURN=${turn}.`;
}

/** The stages named on the command line, with the build where one of them needs it; all of the depth when none is named. */
function chosen(names: readonly string[], { depth }: Depth): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`No stage ${unknown.join(", ")}: there are ${stages.map((stage) => stage.name).join(", ")}.`);
  }
  const needsBuild = stages.some((stage) => stage.needsBuild && names.includes(stage.name));
  return names.length === 0
    ? stages.filter((stage) => stage.depths.includes(depth))
    : stages.filter((stage) => names.includes(stage.name) || (needsBuild && stage.name === "build"));
}

type RunOne = (stage: Stage, before: readonly Row[]) => Promise<Row>;

async function runStage(stage: Stage, rows: readonly Row[], reports: string, depth: Depth): Promise<Row> {
  const start = performance.now();
  const outcome = await findOutcome(stage, rows, reports, depth);
  return { stage, outcome, seconds: (performance.now() - start) / 1000 };
}

/** Runs stages one after the other; gives the rows before them with their own. */
async function runLane(each: readonly Stage[], before: readonly Row[], runOne: RunOne): Promise<readonly Row[]> {
  const rows = [...before];
  for (const stage of each) rows.push(await runOne(stage, rows));
  return rows;
}

/** Runs stages in their order, light ones beside the next that is none. */
async function runStages([...left]: readonly Stage[], runOne: RunOne): Promise<readonly Row[]> {
  const rows: Row[] = [];
  while (left.length > 0) {
    const heavy = left.findIndex(({ isLight }) => !isLight);
    const light = left.splice(0, heavy < 0 ? left.length : heavy);
    const lanes = [light, left.splice(0, 1)].map((lane) => runLane(lane, rows, runOne));
    rows.push(...(await Promise.all(lanes)).flatMap((all) => all.slice(rows.length)));
  }
  return rows;
}

async function findOutcome(stage: Stage, rows: readonly Row[], reports: string, depth: Depth): Promise<Outcome> {
  const hasNoBuild = rows.some((row) => row.stage.name === "build" && row.outcome.failed > 0);
  if (stage.needsBuild && hasNoBuild) {
    return { passed: 0, failed: 1, note: "not run, for the build failed", tests: [] };
  }
  console.info(`\n--- ${stage.name} ---`);
  return await stage.run(reports, depth).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1, note: "could not be run", tests: [] };
  });
}

function line(name: string, passed: string, failed: string, seconds: string, note: string): string {
  return `${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(9)}  ${note}`.trimEnd();
}

/** The first lines of what a test failed with, without the colours of a terminal. */
function headOf(fault: string): string {
  const lines = stripVTControlCharacters(fault).split("\n");
  return lines
    .slice(0, shownLines)
    .map((text) => `    ${text.slice(0, 300)}`)
    .join("\n");
}

/** Once more, together and near the end, where they are found. */
function reportFailed(rows: readonly Row[]): void {
  for (const { stage, outcome } of rows) {
    for (const { name, fault } of outcome.tests) {
      if (fault !== null) console.info(`\nfailed in ${stage.name}: ${name}\n${headOf(fault)}`);
    }
  }
}

function reportSlowest(rows: readonly Row[]): void {
  const tests = rows.flatMap(({ outcome }) => outcome.tests).toSorted((left, right) => right.seconds - left.seconds);
  if (tests.length === 0) return;
  console.info("\nslowest tests");
  for (const { name, seconds } of tests.slice(0, slowest)) console.info(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

function reportLate(rows: readonly Row[]): void {
  for (const { stage, seconds } of rows)
    if (seconds > stage.budgetSeconds)
      console.info(`${stage.name} took ${seconds.toFixed(0)} s; its budget is ${stage.budgetSeconds} s`);
}

/** `seconds` is what the whole run took: some stages ran beside others. */
function report(rows: readonly Row[], seconds: number, { depth }: Depth): number {
  const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row.outcome[key], 0);
  reportSlowest(rows);
  reportFailed(rows);
  console.info(`\n${line("stage", "passed", "failed", "seconds", "")}`);
  for (const { stage, outcome, seconds: ownSeconds } of rows) {
    const { passed, failed, note } = outcome;
    console.info(line(stage.name, String(passed), String(failed), ownSeconds.toFixed(1), note ?? ""));
  }
  console.info(line("all", String(sum("passed")), String(sum("failed")), seconds.toFixed(1), ""));
  if (depth === "quick") reportLate(rows);
  console.info(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, sixth: { type: "boolean" } },
});
const depth = chooseDepth(values, positionals);
console.info(depthNotice(depth));
const reports = mkdtempSync(join(tmpdir(), "huou-ham-hoc-test-"));
const began = performance.now();
const rows = await runStages(chosen(positionals, depth), (stage, before) => runStage(stage, before, reports, depth));
const seconds = (performance.now() - began) / 1000;
rmSync(reports, { recursive: true, force: true });
process.exitCode = report(rows, seconds, depth) === 0 ? 0 : 1;
