import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

function worth(text: string): number {
  return Number(evaluate(text).top);
}

/** Counts what is drawn or added; of the answers only one comes to as much. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  const drawn = figure?.type === "groups" ? figure.sizes : [];
  const sum = /\d+(?: \+ \d+)+/u.exec(text)?.[0];
  if (text.includes("không viết được")) return onlyChoice(seen, (choice) => new Set(wholesIn(choice)).size > 1);
  if (text.includes("mấy lần") || text.includes("…")) return String(drawn.length || wholesIn(sum ?? "").length);
  const [a = 0, b = 0] = wholesIn(text);
  const told = sum === undefined ? a * b : worth(sum);
  const all = drawn.length > 0 ? drawn.reduce((whole, size) => whole + size, 0) : told;
  return onlyChoice(seen, (choice) => worth(choice) === all);
};
