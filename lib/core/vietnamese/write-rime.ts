import type { Syllable } from "./syllable.ts";

/** What is written, and which of its letters carries the mark of the tone. */
export interface WrittenRime {
  readonly text: string;
  readonly marked: number;
}

/** Before a, ă and e the lips are rounded with o, before the others with u. */
const openVowels: readonly string[] = ["a", "ă", "e"];

/** The two vowels that slide from one to another: closed by a sound, and at the end of a syllable. */
const sliding: Readonly<Record<string, { readonly closed: string; readonly open: string }>> = {
  iê: { closed: "iê", open: "ia" },
  uô: { closed: "uô", open: "ua" },
  ươ: { closed: "ươ", open: "ưa" },
  oo: { closed: "oo", open: "oo" },
};

/** iê is written with y at the start of a syllable and behind a glide, a lone i behind a glide alone. */
function writeVowel({ initial, hasGlide, vowel, final }: Syllable): string {
  const isRounded = hasGlide || initial === "qu";
  const slide = sliding[vowel];
  if (slide === undefined) return vowel === "i" && isRounded ? "y" : vowel;
  const text = final === "" ? slide.open : slide.closed;
  const isStart = initial === "" && final !== "";
  return vowel === "iê" && (isRounded || isStart) ? text.replace("i", "y") : text;
}

/**
 * The rime of a syllable as school names it, without its tone: "uyên" of quyển is yên, as qu holds the glide. The mark
 * stands on the vowel; of a vowel of two letters on the first at the end of a syllable, else on the second
 * (curriculum, "Syllable rules"; hoà and thuỷ, as in the textbooks).
 */
export function writeRime(syllable: Syllable): WrittenRime {
  const { hasGlide, vowel, final } = syllable;
  const roundedBy = openVowels.includes(vowel) ? "o" : "u";
  const glide = hasGlide ? roundedBy : "";
  const written = writeVowel(syllable);
  const isSecond = written.length === 2 && (final !== "" || hasGlide);
  return { text: `${glide}${written}${final}`, marked: glide.length + (isSecond ? 1 : 0) };
}
