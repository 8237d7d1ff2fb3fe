/** Words a question is about, on a card of their own. */
export interface SentenceFigure {
  readonly type: "sentence";
  /**
   * As they are written, one a line: "…" is a gap, "□" a missing mark, "[ ]" stands around the part that is asked about.
   * As cards each line is the words of one card.
   */
  readonly lines: readonly string[];
  readonly look: "text" | "cards";
  /** What helps to know which word is meant; null where nothing is needed. */
  readonly note: string | null;
  /** What the words stand on; they themselves are told from the lines (see tellSentence). */
  readonly alt: string;
}
