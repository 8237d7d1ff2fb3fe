import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { WeighKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toWeighKey({ kg, tooLight, tooHeavy }: WeighKey): WeighKey {
  return { kg, tooLight: toPublicLine(tooLight), tooHeavy: toPublicLine(tooHeavy) };
}
