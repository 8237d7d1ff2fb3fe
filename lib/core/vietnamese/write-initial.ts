import type { Initial } from "./syllable.ts";

const beforeFront: Readonly<Partial<Record<Initial, string>>> = { c: "k", g: "gh", ng: "ngh" };
const front = /^[eêiy]/u;

/** A first sound as it is written before a rime: k, gh and ngh stand before e, ê, i and y (curriculum, "Syllable rules"). */
export function writeInitial(initial: Initial, rime: string): string {
  return front.test(rime) ? (beforeFront[initial] ?? initial) : initial;
}
