import type { PourView } from "./grade.ts";

/** The view with exactly the fields that are shown. */
export function toPublicPour({ form, capacity, numberEvery, start }: PourView): PourView {
  return { form, capacity, numberEvery, start };
}
