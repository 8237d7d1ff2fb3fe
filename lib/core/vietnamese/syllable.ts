import type { closings } from "./closings.ts";
import type { Tone } from "./tone.ts";

/**
 * First sounds, by the letters they have before most vowels: c is also written k, g also gh, ng also ngh. qu holds the
 * glide that other first sounds have apart (curriculum, "Syllable rules").
 */
export const initials = [
  ...["", "b", "c", "ch", "d", "đ", "g", "gi", "h", "kh", "l", "m", "n", "ng", "nh"],
  ...["p", "ph", "qu", "r", "s", "t", "th", "tr", "v", "x"],
] as const;

export type Initial = (typeof initials)[number];

/** A vowel by its sound: iê is written ia, yê or ya too, uô also ua, ươ also ưa. y is an i that is written y by custom ("ý"). */
export type Vowel = keyof typeof closings;

export type Final = (typeof closings)[Vowel][number];

/** A syllable as school takes it apart. */
export interface Syllable {
  readonly initial: Initial;
  /** Whether the lips are rounded before the vowel: the o of hoa, the u of thuý. */
  readonly hasGlide: boolean;
  readonly vowel: Vowel;
  readonly final: Final;
  readonly tone: Tone;
}
