/** A word of a text with gaps, parted from its neighbours by spaces. */
export interface TextWord {
  readonly place: number;
  /** The gap in it, from 0; null for a word that is whole. */
  readonly gap: number | null;
  /** Marks in front of the word, as an opening quotation mark. */
  readonly before: string;
  /** Its letters in front of the gap, or all of them. */
  readonly start: string;
  /** Its letters behind the gap. */
  readonly end: string;
  /** Marks behind it. */
  readonly after: string;
}

const withGap = /^([^\p{L}…]*)(\p{L}*)…(\p{L}*)(.*)$/u;

/** The words of a text by the phrases it is made of, each a line of its own: "cây …e; …e mưa" has two. */
export function listWords(text: string): TextWord[][] {
  let [place, gap] = [-1, -1];
  const toWord = (written: string): TextWord => {
    place += 1;
    const [, before, start = "", end = "", after = ""] = withGap.exec(written) ?? [];
    if (before === undefined) return { place, gap: null, before: "", start: written, end: "", after: "" };
    gap += 1;
    return { place, gap, before, start, end, after };
  };
  return text.split("; ").map((phrase) => phrase.split(" ").map(toWord));
}
