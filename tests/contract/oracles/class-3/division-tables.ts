import { compareSides } from "#tests/contract/compare-sides.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Takes the divisor away until nothing is left, or tries every number. */
function goesInto(whole: number, divisor: number): number {
  let times = 0;
  for (let rest = whole; rest >= divisor; rest -= divisor) times += 1;
  return times * divisor === whole ? times : Number.NaN;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") return compareSides(seen);
  const [a = 0, b = 0] = wholesIn(text);
  if (/phép chia nào/iu.test(text)) return onlyChoice(seen, (choice) => evaluate(choice).top === BigInt(a));
  const isWhole = /^… :|^Số nào chia/u.test(text);
  const found = isWhole
    ? Array.from({ length: 101 }, (_, number) => number).find((number) => number / a === b)
    : goesInto(a, b);
  const [heap] = seen.figures;
  if (heap?.type === "groups" && heap.sizes[0] !== a) return null;
  return found === undefined ? null : String(found);
};
