import { quantile } from "#scripts/quantile.ts";

/** How often each thing happened and how long it took, and what went wrong. */
export interface Measures {
  /** A request was answered as it should be, `ms` milliseconds after it was sent. */
  took(action: string, ms: number): void;
  /** Something else came: a status, a refusal, a broken connection. `sentAt` is in milliseconds of the process. */
  failed(action: string, kind: string, sentAt: number): void;
  /** How many requests were answered as they should be. */
  count(): number;
  /** Each failure with its kind and how often, those of an injected fault apart. */
  failures(): readonly (readonly [what: string, count: number])[];
  /** A Markdown table, for a run of so many seconds. */
  table(seconds: number): string;
}

/** `isFault` says whether an injected fault is to blame for what fails at this moment and was sent at that one. */
export function makeMeasures(isFault: (sentAt: number) => boolean): Measures {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  return {
    took(action, ms) {
      const known = times.get(action);
      if (known === undefined) times.set(action, [ms]);
      else known.push(ms);
    },
    failed(action, kind, sentAt) {
      const what = `${action}: ${kind}${isFault(sentAt) ? " (fault)" : ""}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    },
    count: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    failures: () => [...failures],
    table(seconds) {
      const rows = [...times, ["all", [...times.values()].flat()] as const];
      return [
        "| action | answers | a second | p50 ms | p95 ms | p99 ms | max ms |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        ...rows.map(([action, all]) => {
          const shares = [0.5, 0.95, 0.99, 1].map((share) => quantile(all, share).toFixed(0));
          return `| ${[action, all.length, (all.length / seconds).toFixed(1), ...shares].join(" | ")} |`;
        }),
      ].join("\n");
    },
  };
}
