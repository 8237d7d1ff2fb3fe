import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** What a run of test files came to. */
export type Verdict =
  | { readonly kind: "passed" }
  | { readonly kind: "failed"; readonly file: string; readonly test: string }
  /** No test was asked: that says nothing about what the tests see. */
  | { readonly kind: "broken"; readonly why: string };

/** The verdict of Vitest's JSON report. Only a test that was run and failed counts as failed. */
export function readVerdict(path: string): Verdict {
  if (!existsSync(path)) {
    return { kind: "broken", why: "Vitest left no report" };
  }
  const { numPassedTests, testResults } = report.parse(JSON.parse(readFileSync(path, "utf8")));
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed !== undefined) {
      return { kind: "failed", file: name, test: failed.fullName };
    }
  }
  const unloaded = testResults.find(({ status }) => status === "failed");
  if (unloaded !== undefined) {
    return { kind: "broken", why: `a file does not load: ${unloaded.message.split("\n", 1).join("")}` };
  }
  return numPassedTests === 0 ? { kind: "broken", why: "no test was run" } : { kind: "passed" };
}
