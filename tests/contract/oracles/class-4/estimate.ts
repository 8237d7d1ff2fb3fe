import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, readNumber } from "#tests/contract/read-number.ts";
import { roundHalfUp } from "#tests/contract/round-half-up.ts";

const sizes: readonly (readonly [string, bigint])[] = [
  ["trăm nghìn", 100_000n],
  ["nghìn", 1000n],
  ["trăm", 100n],
  ["chục", 10n],
];

const sizeOf = (words: string) => sizes.find(([name]) => words.startsWith(name))?.[1] ?? 1n;

/** Rounds every price, adds them up, and holds the sum against what there is, which is told first. */
function payed(text: string): string {
  const told = numbersIn(text);
  const given = /^\D*(?:mang|có) \d/u.test(text) ? told.shift() : undefined;
  const sum = told.reduce((whole, price) => whole + roundHalfUp(price, 100_000n), 0n);
  if (given === undefined) return String(sum);
  return String(text.includes("còn thừa") ? given.top - sum : sum - given.top);
}

/** Reads to which place each number is rounded, and works out the sum of the round numbers. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  if (text.includes("đồng")) return payed(text);
  const [, one = "", sign = "", other = ""] = /(\d[\d\u00a0]*) ([+−×:]) (\d[\d\u00a0]*)/u.exec(text) ?? [];
  const [first, second] = [one, other].map((number) => {
    const words = new RegExp(String.raw`(?<![\d\u00a0])${number} đến hàng (\p{L}+(?: nghìn)?)`, "u").exec(text);
    const all = /mỗi số đến hàng (\p{L}+(?: nghìn)?)/u.exec(text);
    return roundHalfUp(readNumber(number.trim()), sizeOf((words ?? all)?.[1] ?? ""));
  });
  if (first === undefined || second === undefined) return null;
  if (sign === "+") return String(first + second);
  if (sign === "−") return String(first - second);
  if (sign === "×") return String(first * second);
  return first % second === 0n ? String(first / second) : null;
};
