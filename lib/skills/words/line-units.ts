import type { Rng } from "#lib/core/rng.ts";

/** Units and counting words that stand behind a calculation; those of a group may count one thing: cái thước, cây thước. */
const lineUnits = [
  ["kg"],
  ["lít"],
  ["m"],
  ["quyển"],
  ["bông"],
  ["quả"],
  ["bạn", "học sinh", "khách"],
  ["cái", "chiếc", "con", "cây"],
] as const;

const isSpokenOf = (prompt: string, unit: string) => new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, "iu").test(prompt);

/** Units of other things, of each group one at most; of none that the story speaks of, nor of one that would do as well. */
export function otherUnits(rng: Rng, prompt: string, count: number): readonly string[] {
  const strange = lineUnits.filter((group) => !group.some((unit) => isSpokenOf(prompt, unit)));
  return rng
    .shuffle(strange)
    .slice(0, count)
    .map((group) => rng.pick(group));
}
