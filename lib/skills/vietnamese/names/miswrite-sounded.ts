import type { Rng } from "#lib/core/rng.ts";
import { capitalsOf } from "./capitals-of.ts";
import { recapitalise } from "./recapitalise.ts";

interface Miswritten {
  /** With the hyphens of the name, and other capitals. */
  readonly capitals: readonly string[];
  /** With other hyphens, two at least for a name of three syllables. */
  readonly hyphens: readonly string[];
}

function except(name: string, forms: readonly string[]): string[] {
  return [...new Set(forms)].filter((form) => form !== name);
}

/** Wrong ways to write a name that is written by its sound (Lu-i Pa-xtơ), of each sort in any order. */
export function miswriteSounded(rng: Rng, name: string): Miswritten {
  const capitals = capitalsOf(name);
  const all = [...capitals.keys()];
  const flipped = all.map((at) => capitals.map((isCapital, other) => (other === at ? !isCapital : isCapital)));
  const patterns = [
    capitals.map(() => true),
    capitals.map(() => false),
    capitals.map((isCapital) => !isCapital),
    ...flipped,
  ];
  const swapped = name.replace(/[- ]/gu, (sign) => (sign === "-" ? " " : "-"));
  const dropped = [...name.matchAll(/-/gu)].map(({ index }) => `${name.slice(0, index)} ${name.slice(index + 1)}`);
  const bare = name.replaceAll("-", " ");
  const forms = patterns.map((pattern) => recapitalise(name, pattern));
  const hyphens = [
    swapped,
    bare,
    name.replaceAll(" ", "-"),
    recapitalise(
      bare,
      capitals.map(() => true),
    ),
    ...dropped,
  ];
  return { capitals: rng.shuffle(except(name, forms)), hyphens: rng.shuffle(except(name, hyphens)) };
}
