/** Which syllables of a name begin with a capital. */
export function capitalsOf(name: string): boolean[] {
  return (name.match(/\p{L}+/gu) ?? []).map((syllable) => /^\p{Lu}/u.test(syllable));
}
