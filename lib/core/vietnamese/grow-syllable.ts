import { joinParts } from "./join-parts.ts";
import { splitTone } from "./split-tone.ts";
import type { Tone } from "./tone.ts";

/** Parts of a syllable as far as they are chosen; null for one that still lacks. */
export interface ChosenParts {
  readonly initial: string | null;
  readonly rime: string | null;
  readonly tone: Tone | null;
}

/** A first sound before which every rime is written as it is named. */
const plain = "b";

/**
 * What the chosen parts are so far, as it is written: "tr", "trăng", "ắng". Null for parts that Vietnamese writing does
 * not put together. A mark shows once there is a rime to carry it.
 */
export function growSyllable({ initial, rime, tone }: ChosenParts): string | null {
  if (rime === null) return initial ?? "";
  // Every rime goes with this tone.
  const joined = joinParts({ initial: initial ?? plain, rime, tone: tone ?? "sắc" });
  if (joined === null) return initial === null && tone === null ? rime : null;
  const begun = initial === null ? joined.slice(plain.length) : joined;
  return tone === null ? (splitTone(begun)?.letters ?? null) : begun;
}
