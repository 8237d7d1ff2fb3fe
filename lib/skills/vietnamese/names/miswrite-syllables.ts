import type { Rng } from "#lib/core/rng.ts";
import { capitalsOf } from "./capitals-of.ts";
import { recapitalise } from "./recapitalise.ts";

/**
 * Wrong ways to write a name of two syllables or more that has a capital at each of them, in any order: with some or all
 * of them small. A common noun before the name stays as it is, for its capital is a matter of its place.
 */
export function miswriteSyllables(rng: Rng, name: string): string[] {
  const capitals = capitalsOf(name);
  const count = capitals.filter(Boolean).length;
  const start = capitals.length - count;
  const patterns = Array.from({ length: 2 ** count - 1 }, (_, pattern) => pattern);
  return rng.shuffle(patterns).map((pattern) =>
    recapitalise(
      name,
      capitals.map((_, at) => at >= start && ((pattern >> (at - start)) & 1) === 1),
    ),
  );
}
