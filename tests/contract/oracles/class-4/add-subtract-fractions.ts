import { comparedIn, gapIn, sumIn, trueChoice } from "#tests/contract/equation.ts";
import { exact, minus, plus } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** Works the sum with exact numbers; in a story, what is added up, and what is left of one whole. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "sign") return comparedIn(seen);
  if (text.includes("Phép tính nào")) return trueChoice(seen);
  if (text.includes("…")) return gapIn(seen);
  const [first = exact(0), second = exact(0)] = numbersIn(text);
  if (/^Tổng của/u.test(text)) return writeExact(plus(first, second));
  if (/^Hiệu của|còn lại (?:chiếm|mấy)/u.test(text)) return writeExact(minus(first, second));
  if (/Cả hai ngày|Cả ngày/u.test(text)) return writeExact(plus(first, second));
  if (/chưa/u.test(text)) return writeExact(minus(exact(1), plus(first, second)));
  return sumIn(text);
};
