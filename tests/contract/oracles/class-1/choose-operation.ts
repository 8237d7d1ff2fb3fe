import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const coming = /cho thêm|bà cho|hái thêm|bơi đến|chạy đến/u;
const going = /cho bạn|lấy đi|bơi đi|chạy đi|bay mất/u;

/** Reads from the verbs whether things come or go, and looks for the two numbers with that sign between them. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [first = 0, second = 0] = wholesIn(text);
  const [figure] = seen.figures;
  if (figure?.type === "ten-frame") {
    const counts = figure.groups.map(({ count }) => count);
    const parts = figure.crossed > 0 ? [...counts, "−", figure.crossed] : [counts[0], "+", counts[1]];
    return onlyChoice(seen, (choice) => choice === parts.join(" "));
  }
  const [least = 0, most = 0] = [first, second].toSorted((a, b) => a - b);
  if (/hai (?:vườn|rổ|bạn)[?.]$/u.test(text)) return onlyChoice(seen, (choice) => choice === `${first} + ${second}`);
  if (/số (?:bạn nam|con vịt|quả xoài)[?.]$/u.test(text))
    return onlyChoice(seen, (choice) => choice === `${most} − ${least}`);
  if (coming.test(text) === going.test(text)) return null;
  const fitting = coming.test(text) ? [`${first} + ${second}`, `${second} + ${first}`] : [`${first} − ${second}`];
  return onlyChoice(seen, (choice) => fitting.includes(choice));
};
