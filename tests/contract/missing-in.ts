import { evaluate } from "./evaluate.ts";
import { type Exact, exact, minus, over, plus, times } from "./exact.ts";

const part = String.raw`[\d,\u00a0\u2044\u202f]+|…`;
const equation = new RegExp(`(${part}) ([+−×:]) (${part}) = (${part})`, "u");

/** The number that stands for … in "3,75 + … = 16,2" or "… : 4 = 1,5"; null where there is no such equation with one gap. */
export function missingIn(text: string): Exact | null {
  const [, first = "", sign = "", second = "", result = ""] = equation.exec(text) ?? [];
  const read = (written: string): Exact => (written === "…" ? exact(0) : evaluate(written));
  if (result === "") return null;
  const [a, b, c] = [read(first), read(second), read(result)];
  const undo = { "+": minus, "−": plus, "×": over, ":": times } as const;
  if (first === "…") return undo[sign as keyof typeof undo](c, b);
  if (second !== "…") return null;
  if (sign === "+") return minus(c, a);
  if (sign === "−") return minus(a, c);
  return sign === "×" ? over(c, a) : over(a, c);
}
