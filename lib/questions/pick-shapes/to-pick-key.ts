import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { PickShapesKey } from "./grade.ts";

/** A key with exactly its fields. */
export function toPickKey({ picked, missed, feedback }: PickShapesKey): PickShapesKey {
  return {
    picked: picked.map((place) => place),
    missed: toPublicLine(missed),
    feedback: feedback.map((line) => (line === null ? null : toPublicLine(line))),
  };
}
