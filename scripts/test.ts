import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome, Stage } from "./stage.ts";
import { stages } from "./stages.ts";

interface Row {
  readonly stage: string;
  readonly outcome: Outcome;
  readonly seconds: string;
}

/** The stages named on the command line, with the build where one of them needs it; all when none is named. */
function chosen(names: readonly string[]): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`No stage ${unknown.join(", ")}: there are ${stages.map((stage) => stage.name).join(", ")}.`);
  }
  const needsBuild = stages.some((stage) => stage.needsBuild && names.includes(stage.name));
  return names.length === 0
    ? stages
    : stages.filter((stage) => names.includes(stage.name) || (needsBuild && stage.name === "build"));
}

async function runStage(stage: Stage, rows: readonly Row[], reports: string): Promise<Outcome> {
  const hasNoBuild = rows.some((row) => row.stage === "build" && row.outcome.failed > 0);
  if (stage.needsBuild && hasNoBuild) {
    return { passed: 0, failed: 1, note: "not run, for the build failed" };
  }
  console.info(`\n--- ${stage.name} ---`);
  return await stage.run(reports).catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1, note: "could not be run" };
  });
}

function line(name: string, passed: string, failed: string, seconds: string, note: string): string {
  return `${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(9)}  ${note}`.trimEnd();
}

function report(rows: readonly Row[]): number {
  const sum = (key: "passed" | "failed") => rows.reduce((total, row) => total + row.outcome[key], 0);
  console.info(`\n${line("stage", "passed", "failed", "seconds", "")}`);
  for (const { stage, outcome, seconds } of rows) {
    console.info(line(stage, String(outcome.passed), String(outcome.failed), seconds, outcome.note ?? ""));
  }
  console.info(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed");
}

const reports = mkdtempSync(join(tmpdir(), "huou-ham-hoc-test-"));
const rows: Row[] = [];
for (const stage of chosen(process.argv.slice(2))) {
  const start = performance.now();
  const outcome = await runStage(stage, rows, reports);
  rows.push({ stage: stage.name, outcome, seconds: ((performance.now() - start) / 1000).toFixed(1) });
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = report(rows) === 0 ? 0 : 1;
