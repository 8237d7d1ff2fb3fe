import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const putTo = /bạn cho|thêm|mẹ hái/u;
const takenAway = /cho bạn|bán đi|vào chuồng|dùng/u;

/** Lays out or deals out things one by one, as the story tells. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [first = 0, second = 1] = wholesIn(text);
  if (putTo.test(text)) return String(Array.from({ length: first + second }).length);
  if (takenAway.test(text)) return String(Array.from({ length: first }).slice(second).length);
  const isDealt = !/^Mỗi|^Mẹ xếp|đĩa, mỗi đĩa/u.test(text);
  const piles = Array.from({ length: isDealt ? second : 0 }, () => 0);
  for (let thing = 0; thing < first && isDealt; thing += 1) piles[thing % second] = (piles[thing % second] ?? 0) + 1;
  const laid = Array.from({ length: isDealt ? 0 : first * second });
  if (new Set(piles).size > 1) return null;
  const number = isDealt ? (piles[0] ?? 0) : laid.length;
  if (!text.endsWith("Con tính thế nào?")) return String(number);
  return onlyChoice(seen, (choice) => {
    const { top, bottom } = evaluate(choice);
    return bottom !== 0n && top === BigInt(number) * bottom;
  });
};
