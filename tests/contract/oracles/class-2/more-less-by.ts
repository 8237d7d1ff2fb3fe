import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Finds the number by which the story comes true, trying all up to 100. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [a = 0, b = 0] = wholesIn(text);
  const [first = "", second = ""] = text.split(/[,.]/u);
  const [owner = ""] = first.trim().split(" ");
  const isMore = text.includes("nhiều hơn");
  const all = Array.from({ length: 201 }, (_, number) => number);
  if (/(?:mấy|bao nhiêu) \p{L}+\?$/u.test(text) && /có \d+/u.test(second)) {
    return String(all.find((difference) => Math.min(a, b) + difference === Math.max(a, b)));
  }
  // "Nam có 25 viên bi, nhiều hơn Hùng 8 viên" tells of the first; "Hùng nhiều hơn Nam" of the second.
  const isOfFirst = /^ (?:nhiều|ít) hơn/u.test(second) && owner !== "";
  const fits = (other: number) => {
    const [one, two] = isOfFirst ? [a, other] : [other, a];
    return isMore ? one === two + b : one + b === two;
  };
  const number = all.find(fits);
  if (text.endsWith(" là:")) return onlyChoice(seen, (choice) => Number(evaluate(choice).top) === number);
  return number === undefined ? null : String(number);
};
