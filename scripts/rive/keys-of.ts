import type { Ease, Key } from "./motion.ts";

/** The keys written as "frame:value frame:value"; `unit` turns what is written into what is kept. */
export function keysOf(text: string, ease: Ease, unit: (value: number) => number = (value) => value): Key[] {
  return text.split(" ").map((pair) => {
    const [frame = Number.NaN, value = Number.NaN] = pair.split(":").map(Number);
    if (Number.isNaN(frame) || Number.isNaN(value)) throw new Error(`not a key: ${pair}`);
    return { frame, value: unit(value), ease };
  });
}
