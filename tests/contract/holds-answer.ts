/** Whether a text names the answer as a word, a number or a sum of its own: "9" is not in "19". */
export function holdsAnswer(text: string, answer: string): boolean {
  const escaped = answer.toLowerCase().replace(/[+.*?()[\]]/gu, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(text.toLowerCase());
}
