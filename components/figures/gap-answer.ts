const mark = "?";

/** A number, as it is written, at the beginning of an answer: before its unit, if it has one. */
const written = /^\d[\d\u00a0\u202f\u2044,]*/u;
const longestUnit = 7;

/**
 * What stands in the box of a figure once the answer is known: only where there is exactly one box, and only an answer
 * that is one number of so many characters at most, without its unit.
 */
export function gapAnswer(texts: readonly (string | null)[], answer: string | null, longest = 9): string | null {
  if (answer === null || texts.filter((text) => text?.includes(mark)).length !== 1) return null;
  const number = (written.exec(answer)?.[0] ?? "").replace(/(?<![\u00a0\u202f,])[\u00a0\u202f,]+$/u, "");
  const isNumber = number !== "" && !/[+−×:=<>]/u.test(answer) && answer.length - number.length <= longestUnit;
  return isNumber && number.length <= longest ? number : null;
}
