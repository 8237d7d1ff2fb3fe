const alphabet = "aăâbcdđeêghiklmnoôơpqrstuưvxy";
/** Level, falling, asking, tumbling, sharp, heavy: as combining marks. */
const marks = ["", "\u0300", "\u0309", "\u0303", "\u0301", "\u0323"];

/** What a word is sorted by: its letters, and only then its tones; a space comes before every letter. */
export function sortKey(word: string): string {
  const signs = Array.from(word.toLowerCase().normalize("NFD"));
  const bare = signs.filter((sign) => !marks.includes(sign)).join("");
  const places = Array.from(bare.normalize("NFC"), (letter) => String(alphabet.indexOf(letter) + 10));
  const tones = word.split(" ").map((syllable) => {
    const found = Array.from(syllable.normalize("NFD")).find((sign) => marks.includes(sign));
    return marks.indexOf(found ?? "");
  });
  return `${places.join("")} ${tones.join("")}`;
}

/** Letters or words as a dictionary has them. */
export function sortWords(words: readonly string[]): string[] {
  return words.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}
