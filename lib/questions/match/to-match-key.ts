import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { MatchKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toMatchKey({ fillings, mistakes, wrong }: MatchKey): MatchKey {
  return {
    fillings: fillings.map((filling) => filling.map((label) => label)),
    mistakes: mistakes.map(({ labels, feedback }) => ({
      labels: labels.map((label) => label),
      feedback: toPublicLine(feedback),
    })),
    wrong: wrong.map(toPublicLine),
  };
}
