import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";
import { compareExact } from "./exact.ts";

/** Two written sides with the sign that is true between what they come to; null where they are not written. */
export function compareSides(seen: PublicQuestion): string | null {
  if (seen.kind !== "sign") return null;
  const [left, right] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
  if (!left || !right) return null;
  const difference = compareExact(evaluate(left), evaluate(right));
  return `${left} ${["<", "=", ">"][Math.sign(difference) + 1]} ${right}`;
}
