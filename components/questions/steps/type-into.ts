import { mostDecimals, mostDigits, readExpression } from "#lib/questions/kinds/steps/calculation.ts";

const longestLine = 36;

const isDigit = (key: string) => /^\d$/.test(key);
const isSign = (key: string) => /^[+−×:]$/.test(key);

/** The number that is being typed at the end of a line. */
const lastNumber = (text: string) => text.split(/[^\d,]/).at(-1) ?? "";

function withDigit(before: string, digit: string): string {
  const number = lastNumber(before);
  if (number === "0") return before.slice(0, -1) + digit;
  const [whole = "", decimals] = number.split(",");
  const isFull = decimals === undefined ? whole.length >= mostDigits : decimals.length >= mostDecimals;
  return isFull || before.endsWith(")") ? before : before + digit;
}

function withComma(before: string): string {
  const number = lastNumber(before);
  return number === "" || number.includes(",") ? before : `${before},`;
}

/** A sign typed behind another one takes its place. */
function withSign(before: string, sign: string): string {
  const last = before.at(-1) ?? "(";
  if (isSign(last)) return before.slice(0, -1) + sign;
  return last === "(" || last === "," ? before : before + sign;
}

function withBracket(before: string, bracket: string): string {
  const last = before.at(-1) ?? "(";
  if (bracket === "(") return last === "(" || isSign(last) ? `${before}(` : before;
  const open = before.split("(").length - before.split(")").length;
  return open > 0 && (isDigit(last) || last === ")") ? `${before})` : before;
}

/** Whether the left side is whole, so that "=" may follow. */
export const canEqual = (typed: string) => !typed.includes("=") && readExpression(typed) !== null;

/** What stands in a line after one more key; the same where the key has no place there. */
export function typeInto(before: string, key: string): string {
  if (before.length >= longestLine) return before;
  if (isDigit(key)) return withDigit(before, key);
  if (key === ",") return withComma(before);
  if (key === "=") return canEqual(before) ? `${before}=` : before;
  if (before.includes("=")) return before;
  return isSign(key) ? withSign(before, key) : withBracket(before, key);
}
