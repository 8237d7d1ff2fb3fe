import { evaluate } from "#tests/contract/evaluate.ts";
import { exact, over, times } from "#tests/contract/exact.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";
import { solveStatement } from "#tests/contract/solve-statement.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

/** By how far a digit stands left of the comma. */
const names = new Map([
  [1, "hàng chục"],
  [0, "hàng đơn vị"],
  [-1, "hàng phần mười"],
  [-2, "hàng phần trăm"],
  [-3, "hàng phần nghìn"],
]);

const decimals = /\d+,\d+/gu;

function powerOf(number: string, at: number): number {
  const comma = number.indexOf(",");
  return at < comma ? comma - 1 - at : comma - at;
}

function worthIn(number: string, digit: string) {
  const power = powerOf(number, number.indexOf(digit));
  const size = 10n ** BigInt(Math.abs(power));
  return times(exact(BigInt(digit)), power < 0 ? exact(1, size) : exact(size));
}

/** "14,258 = 14 + 2/… + 5/… + 8/…": each digit over 1 with a nought more than the one before. */
function withBottoms(text: string): string {
  const sum = text.slice(text.indexOf(": ") + 2);
  let bottom = 1;
  return sum.replaceAll("…", () => {
    bottom *= 10;
    return bottom === 1000 ? "1\u00a0000" : String(bottom);
  });
}

/** A sum of fractions with its bottoms, or what it comes to; null for other wordings. */
function writtenOut(text: string): string | null {
  if (text.startsWith("Viết các mẫu số")) return withBottoms(text);
  return text.startsWith("Viết tổng sau") ? writeExact(evaluate(text.slice(text.indexOf(": ") + 2))) : null;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const solved = writtenOut(text) ?? solveStatement(seen);
  if (solved !== null) return solved;
  const [number = "", second] = text.match(decimals) ?? [];
  const [, digit = ""] = /chữ số (\d)(?!\d)/iu.exec(text) ?? [];
  if (second !== undefined) return writeExact(over(worthIn(number, digit), worthIn(second, digit)));
  if (/thuộc hàng nào|ở hàng nào/u.test(text)) return names.get(powerOf(number, number.indexOf(digit))) ?? null;
  if (/có giá trị|giá trị của/u.test(text)) return writeExact(worthIn(number, digit));
  const [, name = ""] = /Chữ số (hàng .+) của/u.exec(text) ?? [];
  const place = [...number].findIndex((each, at) => each !== "," && names.get(powerOf(number, at)) === name);
  return numbersIn(text).length === 1 ? (number[place] ?? null) : null;
};
