import { gapIn, sumIn, trueChoice } from "#tests/contract/equation.ts";
import { exact, over, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** Works the sum with exact numbers; in a story, a product or a share. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("…")) return gapIn(seen);
  if (text.includes("Phép tính nào")) return trueChoice(seen);
  const [first = exact(0), second = exact(0)] = numbersIn(text);
  if (text.startsWith("Cắt")) return writeExact(over(first, second));
  if (text.startsWith("Thương")) return writeExact(over(first, second));
  if (/^(?:Tấm bìa|Mỗi túi|Tích)/u.test(text)) return writeExact(times(first, second));
  return sumIn(text);
};
