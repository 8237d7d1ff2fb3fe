import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const step =
  /gấp (?:số )?(\d*)[^.,]*?(\d+) lần|giảm (?:số )?(?:đi )?(\d*)[^.,]*?(\d+) lần|thêm (\d+)|(?:bớt|cho em) (?:(?:số )?\d+ đi )?(\d+)/giu;

/** The steps of a chain, told as words, done one after the other on the first number that is no step's. */
function follow(text: string): number {
  const [start = 0] = wholesIn(text.replace(/^Thêm \d+ đơn vị vào/u, ""));
  let value = start;
  for (const found of text.matchAll(step)) {
    const [, , up, , down, more, less] = found;
    if (up !== undefined) value *= Number(up);
    else if (down !== undefined) value /= Number(down);
    else value += Number(more ?? 0) - Number(less ?? 0);
  }
  return value;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const numbers = wholesIn(text);
  const [a = 0, b = 0] = numbers;
  const up = /gấp|nhiều gấp/iu.test(text);
  let found = up ? a * b : a / b;
  if (text.startsWith("Số nào gấp")) found = b * a;
  if (text.includes("hơn kém nhau")) found = a * b - a - b;
  else if (numbers.length > 2) found = follow(text);
  else if (!/gấp|giảm/iu.test(text)) return null;
  if (seen.kind === "choice") return onlyChoice(seen, (choice) => wholesIn(choice)[0] === found);
  return String(found);
};
