import type { PublicQuestion } from "#lib/questions/question.ts";
import { evaluate } from "./evaluate.ts";

type Seen = PublicQuestion & { readonly kind: "sign" };

/** Works out the sums on both cards and puts the sign between them. */
export function compareSides(seen: Seen): string | null {
  const [left, right] = seen.view.sides.map((side) => (side.type === "word" ? side.text : ""));
  if (!left || !right) return null;
  const [a, b] = [evaluate(left), evaluate(right)];
  const difference = a.top * b.bottom - b.top * a.bottom;
  if (difference === 0n) return `${left} = ${right}`;
  return `${left} ${difference > 0n ? ">" : "<"} ${right}`;
}
