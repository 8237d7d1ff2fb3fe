export type ChoiceSize = "number" | "word" | "phrase" | "clause" | "sentence";

/** How the answers of one question are set, decided by the longest of them so that none stands out. */
export function choiceSize(texts: readonly string[]): ChoiceSize {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  if (longest <= 4) return "number";
  if (longest <= 9) return "word";
  if (longest <= 16) return "phrase";
  return longest <= 30 ? "clause" : "sentence";
}
