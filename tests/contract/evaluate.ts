import { type Exact, minus, over, plus, times } from "./exact.ts";
import { readNumber, writtenNumber } from "./read-number.ts";

const token = new RegExp(String.raw`\s*(?:(${writtenNumber})|([+−×:()]))`, "uy");

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const found = token.exec(text);
    if (found === null) throw new Error(`Not a sum: ${text}`);
    tokens.push(found[1] ?? found[2] ?? "");
  }
  return tokens;
}

/** The exact value of a written sum: "20 + 5 × 4", "(3 + 1⁄2) : 7", "12,5 − 3,75". Throws for anything else. */
export function evaluate(text: string): Exact {
  const tokens = tokensOf(text);
  const take = () => tokens.shift() ?? "";
  const factor = (): Exact => {
    const first = take();
    if (first !== "(") return readNumber(first);
    const inside = sum();
    if (take() !== ")") throw new Error(`A bracket is open: ${text}`);
    return inside;
  };
  const product = (): Exact => {
    let value = factor();
    while (tokens[0] === "×" || tokens[0] === ":")
      value = take() === "×" ? times(value, factor()) : over(value, factor());
    return value;
  };
  const sum = (): Exact => {
    let value = product();
    while (tokens[0] === "+" || tokens[0] === "−")
      value = take() === "+" ? plus(value, product()) : minus(value, product());
    return value;
  };
  const value = sum();
  if (tokens.length > 0) throw new Error(`Not a sum: ${text}`);
  return value;
}
