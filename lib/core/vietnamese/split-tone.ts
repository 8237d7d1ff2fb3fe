import { putTone } from "./put-tone.ts";
import { type Tone, tones } from "./tone.ts";

const toneOf = new Map(tones.slice(1).map((tone): [string, Tone] => [putTone("", -1, tone), tone]));

/** A syllable without the mark of its tone, and the tone. Null when it carries two marks. */
export function splitTone(text: string): { readonly letters: string; readonly tone: Tone } | null {
  const signs = Array.from(text.normalize("NFD"));
  const found = signs.flatMap((sign) => toneOf.get(sign) ?? []);
  if (found.length > 1) return null;
  const letters = signs.filter((sign) => !toneOf.has(sign)).join("");
  return { letters: letters.normalize("NFC"), tone: found[0] ?? "ngang" };
}
