import type { PartsFigure } from "#lib/questions/figures/parts.ts";
import { termsText } from "#lib/text/terms-text.ts";
import { partsFigure } from "./parts-figure.ts";
import type { Setting } from "./setting.ts";

/** Terms and sums that have no number in common: one of the four is unlike any three numbers. */
const examples = [
  [2, 3, 5],
  [1, 6, 7],
  [4, 8, 12],
  [9, 10, 19],
] as const;

/** A small sum with its names below it, to look them up; none of its numbers is one of the question's. */
export function exampleFigure({
  operation,
  a,
  b,
  result,
}: Pick<Setting, "operation" | "a" | "b" | "result">): PartsFigure {
  const asked = new Set<number>([a, b, result]);
  const [first, second, total] =
    examples.find((numbers) => !numbers.some((number) => asked.has(number))) ?? examples[0];
  const shown = operation === "+" ? { a: first, b: second, result: total } : { a: total, b: first, result: second };
  return partsFigure({ operation, ...shown }, termsText.names[operation], null);
}
