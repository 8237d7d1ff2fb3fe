/** What a stage of `npm test` found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What a reader of the summary should know besides the numbers, or null. */
  readonly note: string | null;
}

export interface Stage {
  readonly name: string;
  /** Stages that use the production build come after `build` and are not run when it failed. */
  readonly needsBuild: boolean;
  /** `reports` is a directory for files that only this run reads. */
  run(reports: string): Promise<Outcome>;
}
