import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "./judge.ts";

const report = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts of Playwright's JSON report; errors outside any test (a server that did not start) count as failed. */
export function readPlaywrightReport(path: string): Counts | null {
  if (!existsSync(path)) {
    return null;
  }
  const { errors, stats } = report.parse(JSON.parse(readFileSync(path, "utf8")));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
