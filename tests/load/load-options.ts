import { parseArgs } from "node:util";
import { z } from "zod";

/** What a load run is made against; see start-setup.ts. */
const setupNames = ["embedded", "postgres", "two-instances", "two-instances-kill"] as const;

export type SetupName = (typeof setupNames)[number];

export interface LoadOptions {
  readonly setups: readonly SetupName[];
  /** How many pupils play at once. */
  readonly pupils: number;
  /** How long all of them play together; what is on its way at the end is waited for. */
  readonly seconds: number;
  /** Rows of `user_levels` in the database before anybody plays, twenty for each pupil who is there already. */
  readonly rows: number;
  /** How long a simulated pupil takes, as a share of the five to ten seconds a child thinks about a question. */
  readonly pace: number;
  /** They play on until each has been told the points of so many runs, for twenty times `seconds` at most. */
  readonly leastRuns: number;
  /** How long an answer is waited for, in milliseconds. */
  readonly patienceMs: number;
  /** A filled data folder to use again (embedded), or null for one that is thrown away. */
  readonly folder: string | null;
}

/** As in the browser (components/runs/outbox/outbox.ts): then a run stays there and is sent again. */
const patienceMs = 6000;

const texts = z.object({
  setup: z.literal([...setupNames, "all"]).default("all"),
  pupils: z.coerce.number().int().min(1).max(5000).default(500),
  seconds: z.coerce.number().int().min(1).max(3600).default(60),
  rows: z.coerce.number().int().min(0).max(10_000_000).default(2_000_000),
  pace: z.coerce.number().min(0.01).max(2).default(0.5),
  folder: z.string().optional(),
});

/** Reads the options of `npm run load`. Throws on one that is not known: no host can be named, so none but this machine is met. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const option = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { setup: option, pupils: option, seconds: option, rows: option, pace: option, folder: option },
  });
  const { setup, folder, ...numbers } = texts.parse(values);
  return {
    ...numbers,
    patienceMs,
    leastRuns: 0,
    setups: setup === "all" ? setupNames : [setup],
    folder: folder ?? null,
  };
}
