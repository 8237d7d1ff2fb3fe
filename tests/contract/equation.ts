import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";
import { compareExact, minus } from "./exact.ts";
import { isTrue } from "./is-true.ts";
import { onlyChoice } from "./only-choice.ts";
import { writeExact } from "./write-exact.ts";

const signs = String.raw`[\d\u00a0\u2044\u202f,+−×:()<>=…□? ]`;

/** The written sum or equation of a prompt, without the words and marks around it; null where there is none. */
export function equationIn(text: string): string | null {
  const runs = [...text.matchAll(new RegExp(`${signs}{3,}`, "gu"))].map(([run]) =>
    run.replace(/^[\s:,.?]+|[\s:,.]+$/gu, "").replace(/(?<!=\s*)\?$/u, ""),
  );
  return runs.toSorted((a, b) => b.length - a.length).find((run) => /\d\s*[+−×:<>=\u2044]|\u2044/u.test(run)) ?? null;
}

/** What the sum of a prompt gives: "48 × 23 = ?", "Tính: 3 + 4"; null where there is a gap or no sum. */
export function sumIn(text: string): string | null {
  const equation = equationIn(text)?.replace(/\s*=?\s*\?*\s*$/u, "") ?? null;
  if (equation === null || /[…□<>=]/u.test(equation)) return null;
  return writeExact(evaluate(equation));
}

function fits(equation: string, filler: string): boolean {
  const filled = equation.replaceAll(/[…□?]/gu, filler);
  try {
    return isTrue(filled);
  } catch {
    return false;
  }
}

/** What makes the equation of a prompt true in its gap: found by trying the choices, or every number up to 999; null where several do. */
export function gapIn(seen: PublicQuestion): string | null {
  const equation = equationIn(seen.prompt.text);
  if (equation === null || !/[…□?]/u.test(equation)) return null;
  if (seen.kind === "choice") return onlyChoice(seen, (text) => fits(equation, text));
  const fitting = Array.from({ length: 1000 }, (_, number) => String(number)).filter((number) =>
    fits(equation, number),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The one choice that is a true equation or comparison. */
export function trueChoice(seen: PublicQuestion): string | null {
  return onlyChoice(seen, isTrue);
}

/** The comparison of a sign question with its sign. */
export function comparedIn(seen: PublicQuestion): string | null {
  if (seen.kind !== "sign") return null;
  const [left = "", right = ""] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
  const difference = compareExact(minus(evaluate(left), evaluate(right)), evaluate("0"));
  const sign = difference < 0 ? "<" : ">";
  return `${left} ${difference === 0 ? "=" : sign} ${right}`;
}

/** The cards of an order question in their order. */
export function orderedIn(seen: PublicQuestion): string | null {
  if (seen.kind !== "order") return null;
  const { cards, isRising } = seen.view;
  const sorted = cards.toSorted((a, b) => compareExact(evaluate(a), evaluate(b)) * (isRising ? 1 : -1));
  return sorted.join(cards.some((card) => card.includes(",")) ? "; " : ", ");
}

/** The choice that is worth most or least of all. */
export function extremeChoice(seen: PublicQuestion, isLargest: boolean): string | null {
  if (seen.kind !== "choice") return null;
  const sorted = seen.view.choices.toSorted((a, b) => compareExact(evaluate(a.text), evaluate(b.text)));
  return (isLargest ? sorted.at(-1) : sorted[0])?.text ?? null;
}
