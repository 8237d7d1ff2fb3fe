import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Counts } from "./judge.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Counts of Vitest's JSON report; a file that failed without a failed test (it did not load) counts as one. */
export function readVitestReport(path: string): Counts | null {
  if (!existsSync(path)) {
    return null;
  }
  const read = report.parse(JSON.parse(readFileSync(path, "utf8")));
  const broken = read.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + broken.length,
    skipped: read.numPendingTests + read.numTodoTests,
    tests: [
      ...read.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ fullName, duration, status, failureMessages }) => ({
          name: fullName,
          seconds: (duration ?? 0) / 1000,
          fault: status === "failed" ? (failureMessages?.[0] ?? status) : null,
        })),
      ...broken.map(({ name, message }) => ({ name, seconds: 0, fault: message })),
    ],
  };
}
