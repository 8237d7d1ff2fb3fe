/** What a number or a word goes on with: letters, digits, and the signs inside a number. */
const goesOnBefore = /(?:[\p{L}\p{N}\u2044]|\p{N}[,\u00a0\u202f])$/u;
const goesOnBehind = /^(?:[\p{L}\p{N}\u2044]|[,\u00a0\u202f]\p{N})/u;

/**
 * Whether a text names the answer as a word, a number or a sum of its own: "9" is not in "19", "3" not in "3,5", "13 000"
 * or "3⁄4". A unit in brackets, as in a written solution, counts: "26 (cm)" names "26 cm".
 */
export function holdsAnswer(text: string, answer: string): boolean {
  const small = answer.toLowerCase();
  // A sentence may have brackets of its own.
  if (small.includes(" (") && text.toLowerCase().includes(small)) return true;
  const told = text.toLowerCase().replace(/ \((?!dư)([\p{L}°][^()]*)\)/gu, "\u00a0$1");
  // An expression for each answer would take longer to make than all the rest of the contract.
  for (let at = told.indexOf(small); at >= 0; at = told.indexOf(small, at + 1)) {
    const end = at + small.length;
    if (!goesOnBefore.test(told.slice(Math.max(0, at - 2), at)) && !goesOnBehind.test(told.slice(end, end + 2)))
      return true;
  }
  return false;
}
