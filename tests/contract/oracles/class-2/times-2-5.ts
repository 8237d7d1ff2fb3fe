import { compareSides } from "#tests/contract/compare-sides.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** So many things laid out in groups and counted one by one. */
function count(size: number, groups: number): number {
  return Array.from({ length: groups }, () => Array.from({ length: size })).flat().length;
}

/** The number that makes all steps of a row alike, found by trying. */
function fillRow(row: readonly string[]): number | undefined {
  return Array.from({ length: 101 }, (_, at) => at).find((tried) => {
    const numbers = row.map((each) => (each === "…" ? tried : Number(each)));
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    return new Set(steps).size === 1;
  });
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const numbers = wholesIn(text);
  const [first = 0, second = 0] = numbers;
  if (seen.kind === "sign") return compareSides(seen);
  if (/…, |, …/u.test(text)) return String(fillRow(text.match(/\d+|…/gu) ?? []));
  if (numbers.length === 0) {
    return onlyChoice(seen, (choice) => {
      const [left = "", right = ""] = choice.split(" = ");
      return evaluate(left).top === evaluate(right).top;
    });
  }
  if (text.includes("…") || text.includes("nhân mấy")) {
    return String(Array.from({ length: 101 }, (_, at) => at).find((at) => count(first, at) === second));
  }
  return String(count(first, second));
};
