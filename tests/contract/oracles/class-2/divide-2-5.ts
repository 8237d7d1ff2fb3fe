import { compareSides } from "#tests/contract/compare-sides.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** How often `size` things can be taken away until none is left; null where some are. */
function deal(all: number, size: number): string | null {
  let [left, times] = [all, 0];
  while (left >= size && size > 0) {
    left -= size;
    times += 1;
  }
  return left === 0 ? String(times) : null;
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [evaluate(left), evaluate(right)];
  return one.top === other.top && one.bottom === other.bottom;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [first, second = 0] = wholesIn(text);
  if (seen.kind === "sign") return compareSides(seen);
  if (/^\d+ (?:: …|chia cho mấy)/u.test(text)) {
    const sizes = Array.from({ length: 100 }, (_, at) => at + 1);
    return String(sizes.find((size) => deal(first ?? 0, size) === String(second)));
  }
  if (first === undefined) {
    return onlyChoice(seen, (choice) => {
      const [left = "", right = ""] = choice.split(" = ");
      return isSame(left, right);
    });
  }
  if (text.startsWith("…") || text.startsWith("Số nào chia")) {
    const all = Array.from({ length: 1001 }, (_, number) => number);
    return String(all.find((number) => deal(number, first) === String(second)));
  }
  return deal(first, second);
};
