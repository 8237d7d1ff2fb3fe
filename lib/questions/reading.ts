import { letterName } from "#lib/core/vietnamese/letter-name.ts";

/** A text that is shown, and how it is said. */
export type Reading = readonly [text: string, said: string];

/** A letter on a card of its own is called as in class 1: "bờ". */
export function letterReading(letter: string): Reading {
  return [letter, letterName(letter)];
}
