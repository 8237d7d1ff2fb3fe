import type { Rng } from "#lib/core/rng.ts";

/** Counting words and units that stand behind a calculation. */
const lineUnits = ["kg", "lít", "m", "cây", "quyển", "con", "bông", "quả", "cái", "chiếc", "bạn"] as const;

/** Units of other things; of none that the story speaks of. */
export function otherUnits(rng: Rng, prompt: string, count: number): readonly string[] {
  return rng
    .shuffle(lineUnits.filter((unit) => !new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, "iu").test(prompt)))
    .slice(0, count);
}
