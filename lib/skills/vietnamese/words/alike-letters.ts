import type { Rng } from "#lib/core/rng.ts";
import { alphabet } from "#lib/core/vietnamese/alphabet.ts";

/** Letters a beginner takes for each other by their shape. */
const groups = ["bdpqđ", "mnhu", "iltk", "oqcg", "vyxk", "eêc", "sxr"];

function bare(letter: string): string {
  return letter === "đ" ? "d" : letter.normalize("NFD").charAt(0);
}

/** All other letters: those of one family first (o, ô, ơ), then such as look alike, then the rest. */
export function alikeLetters(rng: Rng, letter: string): string[] {
  const family = alphabet.filter((other) => bare(other) === bare(letter));
  const similar = groups.filter((group) => group.includes(letter)).flatMap((group) => Array.from(group));
  const ordered = [...rng.shuffle(family), ...rng.shuffle(similar), ...rng.shuffle(alphabet)];
  return [...new Set(ordered)].filter((other) => other !== letter);
}
