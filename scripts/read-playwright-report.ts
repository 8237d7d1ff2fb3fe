import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "./judge.ts";
import type { TimedTest } from "./stage.ts";

const error = z.object({ message: z.string().nullish() });

const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ duration: z.number(), error: error.nullish() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  errors: z.array(error),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

function listTests({ specs, suites = [] }: z.output<typeof suite>): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const isBad = tests.some(({ status }) => status === "unexpected" || status === "flaky");
    const said = results.map((result) => result.error?.message).find((message) => message != null);
    return {
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      fault: isBad ? (said ?? "failed") : null,
    };
  });
  return [...own, ...suites.flatMap(listTests)];
}

/** Counts of Playwright's JSON report; errors outside any test (a server that did not start) count as failed. */
export function readPlaywrightReport(path: string): Counts | null {
  if (!existsSync(path)) {
    return null;
  }
  const { errors, stats, suites } = report.parse(JSON.parse(readFileSync(path, "utf8")));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: [
      ...suites.flatMap(listTests),
      ...errors.map(({ message }) => ({ name: "outside of every test", seconds: 0, fault: message ?? "failed" })),
    ],
  };
}
