/** The marks of tones. */
const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/gu;

/**
 * A text as a teacher compares it: the tone of each syllable told behind its letters, so that it does not matter on which of
 * them it stands, and a single i at the end behind h, k, l, m, s, t for a y. Spaces count once.
 */
export function spelled(text: string): string {
  const syllables = text
    .normalize("NFC")
    .trim()
    .replaceAll(/ +/gu, " ")
    .replaceAll(/\p{L}+/gu, (syllable) => {
      const parts = syllable.normalize("NFD");
      const tone = parts.match(toneMarks)?.join("") ?? "";
      const letters = parts.replaceAll(toneMarks, "").normalize("NFC");
      const plain = /^[hklmst]y$/iu.test(letters) ? letters.replace("y", "i").replace("Y", "I") : letters;
      return `${plain}${tone}`;
    });
  return syllables;
}
