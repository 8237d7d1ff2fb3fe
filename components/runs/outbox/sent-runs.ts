import type { FinishResult } from "#lib/play/finish-result.ts";

/** counted: the server has it; kept: not sent yet, it stays here; refused: it will never be counted. */
export type Sent =
  | { readonly status: "counted"; readonly result: FinishResult }
  | { readonly status: "kept" }
  | { readonly status: "refused" };

/** What becomes of the runs that are on their way to the server, by their run id. */
export const sentRuns = new Map<string, Promise<Sent>>();
