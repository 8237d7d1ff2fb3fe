/** Words of a sentence that belong together, with what is said of a mark before them and of one among them. */
export interface Stretch {
  readonly text: string;
  readonly before: string;
  readonly among: string;
}

/** What is said of a mark before a word, counted from 0. */
export function tellByStretch(stretches: readonly Stretch[], word: number): string {
  let from = 0;
  for (const { text, before, among } of stretches) {
    if (word === from) return before;
    from += text.split(" ").length;
    if (word < from) return among;
  }
  return "";
}
