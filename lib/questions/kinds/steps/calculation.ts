import { groupDigits } from "#lib/core/group-digits.ts";

/** Of one number: a percentage of tens of millions is on its way above a thousand million. */
export const mostDigits = 12;
export const mostDecimals = 3;

/** A number as it is typed. */
const number = String.raw`\d{1,${mostDigits}}(?:,\d{1,${mostDecimals}})?`;
const token = new RegExp(`${number}|[+−×:()]`, "gu");
const wholeNumber = new RegExp(`^${number}$`, "u");

/** So many numbers stand in one line at most: each may be one of several quantities, and all are tried. */
const mostNumbers = 9;

/** What is typed into one line: "(24−6)×3=54" without a space. */
export interface Calculation {
  readonly tokens: readonly string[];
  readonly result: string;
}

export const isNumber = (text: string) => /^\d/u.test(text);

export function worthOf(typed: string): number {
  return Number(typed.replace(",", "."));
}

/** The parts of an expression; null where a sign lacks a number or a bracket its other one. */
export function readExpression(typed: string): readonly string[] | null {
  const tokens: readonly string[] = typed.match(token) ?? [];
  const numbers = tokens.filter(isNumber).length;
  if (tokens.join("") !== typed || numbers < 2 || numbers > mostNumbers) return null;
  let shape = tokens.map((each) => (isNumber(each) ? "n" : each)).join("");
  let before = "";
  while (shape !== before) {
    before = shape;
    shape = shape.replaceAll(/\(n(?:[+−×:]n)+\)/gu, "n");
  }
  return /^n(?:[+−×:]n)*$/u.test(shape) ? tokens : null;
}

/** A finished line taken apart; null for anything else. */
export function readCalculation(typed: string): Calculation | null {
  const [left = "", result = "", ...more] = typed.split("=");
  const tokens = readExpression(left);
  return tokens === null || more.length > 0 || !wholeNumber.test(result) ? null : { tokens, result };
}

/** What an expression comes to with these numbers in the places of its own, in their order. */
export function workOut(tokens: readonly string[], numbers: readonly number[]): number {
  const [left, worths] = [[...tokens], [...numbers]];
  const factor = (): number => {
    if (left.shift() !== "(") return worths.shift() ?? Number.NaN;
    const inside = sum();
    left.shift();
    return inside;
  };
  const product = (): number => {
    let value = factor();
    while (left[0] === "×" || left[0] === ":") value = left.shift() === "×" ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (left[0] === "+" || left[0] === "−") value = left.shift() === "+" ? value + product() : value - product();
    return value;
  };
  return sum();
}

/** A line as it stands in the exercise book, finished or not: "1 350 − 600 = 750". */
export function writeCalculation(typed: string): string {
  const parts = typed.match(/\d+|\D/gu) ?? [];
  const written = parts.map((part, place) => {
    if (/[+−×:=]/u.test(part)) return ` ${part} `;
    return /^\d{4,}$/u.test(part) && parts[place - 1] !== "," ? groupDigits(part) : part;
  });
  return written.join("").trim();
}
