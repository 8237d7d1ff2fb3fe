import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { MatchView } from "./grade.ts";

/** The view with exactly the fields that are shown. */
export function toPublicMatch({ operation, numbers, filled, labels, isReusable }: MatchView): MatchView {
  return {
    operation,
    numbers: numbers.map((number) => number),
    filled,
    labels: labels.map(toPublicLine),
    isReusable,
  };
}
