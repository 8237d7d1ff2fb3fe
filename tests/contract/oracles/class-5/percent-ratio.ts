import { type Exact, exact, minus, over, plus, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const percents = (part: Exact, whole: Exact) => writeExact(times(over(part, whole), exact(100)), "%");

export const oracle: Oracle = ({ prompt, figures }) => {
  const { text } = prompt;
  const [figure] = figures;
  const [grid] = figure?.type === "fraction" ? figure.wholes : [];
  if (grid !== undefined) return percents(exact(grid.painted), exact(grid.parts));
  const [first, second, third] = numbersIn(text);
  if (first === undefined || third !== undefined) return null;
  if (second === undefined) return text.includes("viết thành tỉ số phần trăm") ? percents(first, exact(1)) : null;
  const both = plus(first, second);
  if (/ và \d+ (?:cây|quyển|viên)/u.test(text)) return percents(first, both);
  if (/còn lại|không nảy mầm/u.test(text)) return percents(minus(first, second), first);
  const isPartFirst = /^(?:Tỉ số phần trăm của \d|\d)/u.test(text);
  return isPartFirst ? percents(first, second) : percents(second, first);
};
