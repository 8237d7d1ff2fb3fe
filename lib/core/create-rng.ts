import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { Rng } from "./rng.ts";

/** Four different starting points, so that the four words of state are independent hashes. */
const laneSeeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ text.length, 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x297a2d39);
  return hash ^ (hash >>> 16);
}

/**
 * Makes a source of chance from a text: the same text always gives the same numbers, on every
 * machine. Every character counts, so a branch of its own is `createRng(`${seed}/branch`)`.
 */
export function createRng(seed: string): Rng {
  const generator = xoroshiro128plusFromState(laneSeeds.map((lane) => hashText(seed, lane)));

  function int(min: number, max: number): number {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min) {
      throw new RangeError(`No whole number from ${min} to ${max}`);
    }
    return uniformInt(generator, min, max);
  }

  function pick<Item>(items: readonly Item[]): Item {
    const place = int(0, items.length - 1);
    for (const item of items.slice(place, place + 1)) {
      return item;
    }
    throw new RangeError("Nothing to pick from");
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    const shuffled: Item[] = [];
    while (rest.length > 0) {
      shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
    }
    return shuffled;
  }

  return { int, pick, shuffle };
}
