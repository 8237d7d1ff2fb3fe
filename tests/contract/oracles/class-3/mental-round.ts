import { equationIn, sumIn } from "#tests/contract/equation.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { grouped } from "#tests/contract/grouped.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Works the sum out digit by digit as it is written; in a gap it tries every round number. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (!text.includes("…")) return sumIn(text);
  const [left = "", right = ""] = (equationIn(text) ?? "").split(" = ");
  const wanted = evaluate(right.replaceAll("?", ""));
  const fitting = Array.from({ length: 101 }, (_, count) => count * 100).filter((number) => {
    const { top, bottom } = evaluate(left.replace("…", String(number)));
    return top === wanted.top * bottom;
  });
  return fitting.length === 1 ? grouped(fitting[0] ?? 0) : null;
};
