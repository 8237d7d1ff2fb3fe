import type { Oracle } from "#tests/contract/oracle.ts";

/** Counts on for every "+" and back for every "−", one by one. */
function walk(sum: string): number {
  const [start = "", ...steps] = sum.split(/ (?=[+−])/u);
  let reached = Number(start.replace(" cm", ""));
  for (const step of steps) {
    const length = Number(/\d+/u.exec(step)?.[0] ?? Number.NaN);
    for (let count = 0; count < length; count += 1) reached += step.startsWith("+") ? 1 : -1;
    // Nothing is ever taken from too few.
    if (reached < 0) return Number.NaN;
  }
  return reached;
}

/** Tries numbers in the gap until the walk ends where it should, or walks to the end. */
export const oracle: Oracle = ({ prompt, figures: [card] }) => {
  const written = card?.type === "word" ? card.text : prompt.text;
  const sum = /(?:\d+|…)(?: cm)?(?: [+−] (?:\d+|…)(?: cm)?){2}(?: = \d+)?/u.exec(
    written.replaceAll("\u00a0", " "),
  )?.[0];
  if (sum === undefined) return null;
  if (!sum.includes("…")) return String(walk(sum));
  const [left = "", right = ""] = sum.split(" = ");
  const fitting = Array.from({ length: 21 }, (_, number) => number).filter(
    (number) => walk(left.replace("…", String(number))) === Number(right),
  );
  return fitting.length === 1 ? String(fitting[0]) : null;
};
