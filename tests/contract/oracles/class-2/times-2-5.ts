import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** So many things laid out in groups and counted one by one. */
function count(size: number, groups: number): number {
  return Array.from({ length: groups }, () => Array.from({ length: size })).flat().length;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const numbers = wholesIn(text);
  const [first = 0, second = 0] = numbers;
  if (text.startsWith("Số nào là tích")) {
    return onlyChoice(seen, (choice) =>
      Array.from({ length: 10 }, (_, at) => count(first, at + 1)).includes(Number(choice)),
    );
  }
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
