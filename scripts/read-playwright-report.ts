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
          results: z.array(
            z.object({
              duration: z.number(),
              errors: z.array(error).optional(),
              attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
            }),
          ),
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

/** Of each error, and of the page it was seen on. */
const shown = { error: 20, page: 40 } as const;

const firstLines = (text: string, lines: number) => text.split("\n").slice(0, lines).join("\n").trimEnd();

/** What the page showed when a test failed, as it is read out: Playwright writes it beside the picture of it. */
function readPage(path: string | undefined): string[] {
  if (path === undefined || !existsSync(path)) return [];
  const [, page] = /^```yaml\n([^`]*)/mu.exec(readFileSync(path, "utf8")) ?? [];
  return page === undefined ? [] : [`on this page:\n${firstLines(page, shown.page)}`];
}

type Result = z.output<typeof suite>["specs"][number]["tests"][number]["results"][number];

/** Every error of a result, then what was on the page. */
function faultOf({ errors = [], attachments = [] }: Result): string[] {
  const said = errors.flatMap(({ message }) => (message == null ? [] : [firstLines(message, shown.error)]));
  return said.length === 0
    ? []
    : [...said, ...readPage(attachments.find(({ name }) => name === "error-context")?.path)];
}

function listTests({ specs, suites = [] }: z.output<typeof suite>): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const isBad = tests.some(({ status }) => status === "unexpected" || status === "flaky");
    const said = results.flatMap(faultOf).join("\n");
    return {
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      fault: isBad ? said || "failed" : null,
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
