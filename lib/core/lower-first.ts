/** The words with a small letter at their beginning, to stand inside a sentence: "Số cây" becomes "số cây". */
export function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
