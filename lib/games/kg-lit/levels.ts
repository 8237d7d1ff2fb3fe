/**
 * heavier: which pan; read: weights that balance a thing; unknown: a thing and a weight against weights; weigh, top-up:
 * weights put on the pan; add-kg, diff-kg: sums in kg. fuller, read-jug, pour, pour-on; add-l, diff-l, left-l, more-l:
 * the same with litres. about-kg, about-l, unit: what is plausible.
 */
export type KgLitForm =
  | "heavier"
  | "read"
  | "unknown"
  | "weigh"
  | "top-up"
  | "add-kg"
  | "diff-kg"
  | "about-kg"
  | "fuller"
  | "read-jug"
  | "pour"
  | "pour-on"
  | "add-l"
  | "diff-l"
  | "left-l"
  | "more-l"
  | "about-l"
  | "unit";

export interface KgLitLevel {
  readonly most: 10 | 20;
  readonly forms: readonly KgLitForm[];
}

/** Kilograms, then litres, then sums with them, then up to 20, at last a balance with something unknown. */
export const kgLitLevels: readonly KgLitLevel[] = [
  { most: 10, forms: ["heavier", "read", "weigh", "about-kg"] },
  { most: 10, forms: ["fuller", "read-jug", "pour", "about-l"] },
  { most: 10, forms: ["add-kg", "diff-kg", "top-up", "read", "unit"] },
  { most: 10, forms: ["left-l", "more-l", "pour-on", "diff-l", "unit"] },
  { most: 20, forms: ["read", "weigh", "add-kg", "diff-kg", "heavier"] },
  { most: 20, forms: ["read-jug", "pour", "add-l", "left-l", "more-l"] },
  { most: 20, forms: ["unknown", "top-up", "add-kg", "diff-kg", "diff-l"] },
  { most: 20, forms: ["unknown", "weigh", "add-l", "left-l", "pour-on", "diff-kg", "unit"] },
];
