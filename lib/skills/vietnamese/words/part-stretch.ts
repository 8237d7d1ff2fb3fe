import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import type { SyllableParts } from "./syllable-parts.ts";

export type PartName = "initial" | "rime" | "tone";

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a part of a syllable stands written: of the tone, the letter that carries its mark. Null for what is not there. */
export function partStretch({ text, initial, rime }: SyllableParts, part: PartName): Stretch | null {
  if (part === "initial") return initial === "" ? null : { from: 0, to: initial.length };
  if (part === "rime") return { from: text.length - rime.length, to: text.length };
  const bare = splitTone(text)?.letters ?? text;
  const from = Array.from(text).findIndex((letter, place) => letter !== bare[place]);
  return from < 0 ? null : { from, to: from + 1 };
}
