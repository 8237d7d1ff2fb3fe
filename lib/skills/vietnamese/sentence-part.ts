/** A part of a sentence that is asked for, and what is said while it is looked for. */
export interface SentencePart {
  readonly prompt: string;
  /** How many lines are drawn below it, as in the textbook. */
  readonly lines: 1 | 2;
  readonly hints: readonly string[];
  readonly praise: string;
  readonly tooShort: string;
  readonly tooLong: string;
  readonly elsewhere: string;
}
