import type { Question } from "#lib/questions/question.ts";

const written = /\d+(?:\u00a0\d{3})*(?:,\d+)?/gu;

interface Decimal {
  readonly whole: string;
  readonly places: string;
}

function decimalsOf(text: string): Decimal[] {
  return [...text.matchAll(written)].map(([number]) => {
    const [whole = "", places = ""] = number.split(",");
    return { whole, places };
  });
}

/** The two numbers that are worked with: of the prompt, or of the right equation where the prompt has none. */
function termsOf({ prompt, answer }: Question): Decimal[] {
  return decimalsOf(/\d/u.test(prompt.text) ? prompt.text : answer.text).slice(0, 2);
}

/** The decimals that are compared; the explanation writes all of them. */
const comparedIn = ({ explanation }: Question) => decimalsOf(explanation.text).filter(({ places }) => places !== "");

/** Whether the places behind the comma have to decide. */
export function hasSameWholes(question: Question): boolean {
  return new Set(comparedIn(question).map(({ whole }) => whole)).size === 1;
}

/** Whether the tenths of two numbers leave it open which is larger. */
export function hasSameTenths(question: Question): boolean {
  const starts = new Map<string, Set<string>>();
  for (const { whole, places } of comparedIn(question)) {
    const start = `${whole},${places.charAt(0)}`;
    starts.set(start, (starts.get(start) ?? new Set()).add(places));
  }
  return [...starts.values()].some((each) => each.size > 1);
}

/** Whether two numbers have unlike many places behind the comma. */
export function hasTwoLengths(question: Question): boolean {
  return new Set(termsOf(question).map(({ places }) => places.length)).size > 1;
}

/** How many of two numbers have a comma. */
export function countDecimals(question: Question): number {
  return termsOf(question).filter(({ places }) => places !== "").length;
}

/** Whether a 0 has to be added to a rest, so that the quotient has more places than the dividend. */
export function addsToRest({ explanation }: Question): boolean {
  return /thêm (?:chữ số )?0 vào (?:bên phải )?số dư/iu.test(explanation.text);
}

const fraction = /(\d+)\u2044(\d+)/gu;

/** Whether more is asked than two fractions below 1 put together: one above 1, a third one, or one that is missing. */
export function isBeyondTwoParts({ prompt, answer }: Question): boolean {
  const sum = /\d/u.test(prompt.text) ? prompt.text : (answer.text.split(" = ")[0] ?? "");
  const fractions = [...sum.matchAll(fraction)].map(([, top, bottom]) => Number(top) / Number(bottom));
  return sum.includes("…") || fractions.length > 2 || fractions.some((each) => each > 1);
}
