/**
 * Whether a text names the answer as a word, a number or a sum of its own: "9" is not in "19", "3" not in "3,5", "13 000"
 * or "3⁄4". A unit in brackets, as in a written solution, counts: "26 (cm)" names "26 cm".
 */
export function holdsAnswer(text: string, answer: string): boolean {
  const small = answer.toLowerCase();
  // A sentence may have brackets of its own.
  if (small.includes(" (") && text.toLowerCase().includes(small)) return true;
  const told = text.toLowerCase().replace(/ \((?!dư)([\p{L}°][^()]*)\)/gu, "\u00a0$1");
  // Most texts do not hold it at all, and an expression for each answer takes long to make.
  if (!told.includes(small)) return false;
  const escaped = small.replace(/[+.*?()[\]]/gu, "\\$&");
  const before = String.raw`(?<![\p{L}\p{N}]|\p{N}[,\u00a0\u202f]|\u2044)`;
  const after = String.raw`(?![\p{L}\p{N}²³]|[,\u00a0\u202f\u2044]\p{N}|\u2044)`;
  return new RegExp(`${before}${escaped}${after}`, "u").test(told);
}
