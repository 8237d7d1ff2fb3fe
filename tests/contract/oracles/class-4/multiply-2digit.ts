import type { PublicQuestion } from "#lib/questions/question.ts";
import { gapIn, sumIn } from "#tests/contract/equation.ts";
import { grouped } from "#tests/contract/grouped.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** A product row by row, without the ones carried where that was forgotten. */
function rowOf(number: number, by: number, isCarried: boolean): number {
  const digits = [...String(number)].map(Number);
  if (isCarried) return digits.reduce((sum, digit) => sum * 10 + digit * by, 0);
  return Number(digits.map((digit, place) => (place === 0 ? digit * by : (digit * by) % 10)).join(""));
}

function addedWithoutCarries(a: number, b: number): number {
  const [top, low] = [String(a).padStart(6, "0"), String(b).padStart(6, "0")];
  return Number([...top].map((digit, place) => (Number(digit) + Number(low[place])) % 10).join(""));
}

/** Does each mistake over again, digit by digit, until the wrong result comes out. */
function mistakeIn(seen: PublicQuestion): string | null {
  const [a = 0, b = 0, wrong = 0] = wholesIn(seen.prompt.text);
  const [tens = 0, ones = 0] = [...String(b)].map(Number);
  return onlyChoice(seen, (choice) => {
    if (choice.includes("lùi")) return a * tens + a * ones === wrong;
    if (choice.includes("đơn vị")) return rowOf(a, ones, false) + a * tens * 10 === wrong;
    if (choice.includes("cộng")) return addedWithoutCarries(a * ones, a * tens * 10) === wrong;
    return Number([...String(a)].filter((digit) => digit !== "0").join("")) * b === wrong;
  });
}

/** Adds the first number so many times, or works the written sum. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (text.includes("sai") || text.includes("lỗi")) return mistakeIn(seen);
  if (text.includes("…")) return gapIn(seen);
  if (text.includes("riêng")) {
    const [number = 0, by = 0] = wholesIn(text);
    const [tens = 0, ones = 0] = [...String(by)].map(Number);
    return String(rowOf(number, text.includes("thứ nhất") ? ones : tens, true));
  }
  const written = sumIn(text);
  if (written !== null) return written;
  const [a = 0, b = 0] = wholesIn(text);
  let sum = 0;
  for (let time = 0; time < b; time += 1) sum += a;
  return grouped(sum);
};
