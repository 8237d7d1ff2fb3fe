import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { buildFacts } from "./build-facts.ts";

type Metrics = ReturnType<typeof makeMetrics>;

declare global {
  // The bundle may hold this module several times; what is counted is counted in one place.
  var huouMetrics: Metrics | undefined;
}

/** What the server counts for its operator. No label may hold an id, a name or an address. */
export function metrics(): Metrics {
  globalThis.huouMetrics ??= makeMetrics();
  return globalThis.huouMetrics;
}

function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry] };
  const build = new Gauge({
    ...shared,
    name: "huou_build_info",
    help: "1; which version runs.",
    labelNames: ["version"],
  });
  build.set({ version: buildFacts.version }, 1);
  return { registry, ...makeHistograms(shared), ...makeCounters(shared) };
}

interface Shared {
  readonly registers: Registry[];
}

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];

function makeHistograms(shared: Shared) {
  return {
    requests: new Histogram({
      ...shared,
      name: "huou_http_request_duration_seconds",
      help: "Answered HTTP requests, from their headers to the last byte handed on.",
      labelNames: ["method", "kind", "status"],
      buckets: seconds,
    }),
    databaseCalls: new Histogram({
      ...shared,
      name: "huou_database_call_duration_seconds",
      help: "Calls of the database by function or table; refused: it answered no, failed: it broke or did not answer.",
      labelNames: ["call", "outcome"],
      buckets: seconds,
    }),
  };
}

function makeCounters(shared: Shared) {
  return {
    runsMade: new Counter({
      ...shared,
      name: "huou_runs_made_total",
      help: "Runs made for a page or another round; not all are played.",
      labelNames: ["mode"],
    }),
    runsFinished: new Counter({
      ...shared,
      name: "huou_runs_finished_total",
      help: "Ends of runs by what the database said: counted, repeated or why not.",
      labelNames: ["mode", "outcome"],
    }),
    answers: new Counter({
      ...shared,
      name: "huou_answers_total",
      help: "Questions whose first try was kept: practice with its run, challenge one by one.",
      labelNames: ["mode"],
    }),
    points: new Counter({ ...shared, name: "huou_points_total", help: "Points given for runs that were counted." }),
    pupils: new Counter({ ...shared, name: "huou_pupils_registered_total", help: "Profiles made." }),
    tooMany: new Counter({
      ...shared,
      name: "huou_rate_limit_refusals_total",
      help: "Actions refused because one address or account did them too often.",
      labelNames: ["action"],
    }),
  };
}
