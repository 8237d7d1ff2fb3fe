import { placeTone } from "#lib/core/vietnamese/place-tone.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import type { DictationView } from "./grading.ts";

export function toneOfTile(text: string): Tone | undefined {
  return tones.find((tone) => tone === text);
}

/** What the tiles make in the order they were put: a syllable with its mark where it belongs, or a sentence. */
export function joinTiles({ unit }: NonNullable<DictationView["tiles"]>, put: readonly string[]): string {
  if (unit === "words") return put.join(" ").replaceAll(/ (?=[.,])/gu, "");
  const letters = put.filter((text) => toneOfTile(text) === undefined).join("");
  const tone = put.map(toneOfTile).find((each) => each !== undefined);
  return tone === undefined ? letters : placeTone(letters, tone);
}

export const isStop = (text: string): boolean => text === ".";
