/** One of `of` equal parts of a stage, counted from 1. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** How much a run does. */
export interface Depth {
  /** quick: what `npm test` runs; all: everything there is; rest: what only `all` has. */
  readonly depth: "quick" | "all" | "rest";
  /** The part of it to run, or null for the whole. */
  readonly part: Part | null;
  /** Which share is on of the browser tests that take turns: another with each run of each commit. Null for all of them. */
  readonly turn: number | null;
  /** Of the seeds of generated questions, the first that `quick` tries. */
  readonly seedOffset: number;
  /** What the hostile suites are tried on, in turns with each commit; `all` tries them on both. */
  readonly hostileDatabase: "postgres" | "embedded";
}

/** A test with the time it took. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
  /** What it failed with; null where it passed. */
  readonly fault: string | null;
}

/** What a stage found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What a reader of the summary should know besides the numbers, or null. */
  readonly note: string | null;
  readonly tests: readonly TimedTest[];
}

export interface Stage {
  readonly name: string;
  /** Stages that use the production build come after `build` and are not run when it failed. */
  readonly needsBuild: boolean;
  /** It keeps less than a core busy: it runs beside the next stage that does not, after other such ones. */
  readonly isLight: boolean;
  /** In which depths it has something to do. */
  readonly depths: readonly Depth["depth"][];
  /** What it may take in `npm test` on two cores; a stage that took longer is named at the end. */
  readonly budgetSeconds: number;
  /** `reports` is a directory for files that only this run reads. */
  run(reports: string, depth: Depth): Promise<Outcome>;
}
