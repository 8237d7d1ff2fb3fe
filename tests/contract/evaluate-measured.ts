import { type Exact, exact, minus, over, plus, times } from "./exact.ts";
import { readNumber, writtenNumber } from "./read-number.ts";
import { readMeasure, unitNames } from "./worth-of.ts";

/** A number, or a measure in the smallest unit of its quantity. */
export interface Measured {
  readonly value: Exact;
  readonly quantity: string | null;
}

const one = String.raw`(?:${writtenNumber})[\u00a0 ]?(?:${unitNames.join("|")})(?![\p{L}/²³])`;
// A colon that ends a word is a mark; the sign of division stands between two spaces.
const token = new RegExp(
  String.raw`\s*(?:(?<measure>${one}(?: ${one})*)|(?<number>${writtenNumber})|(?<sign>[+−×()\u2044]|(?<= ):(?= )))`,
  "uy",
);

type Token = Measured | string;

/** A per cent is a hundredth. */
function measureOf(text: string): Measured | null {
  const read = readMeasure(text);
  return read?.quantity === "share" ? { value: over(read.value, exact(100)), quantity: null } : read;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < end) {
    const { measure, number, sign } = token.exec(text)?.groups ?? {};
    const plain = number === undefined ? null : { value: readNumber(number), quantity: null };
    const found = sign ?? (measure === undefined ? plain : measureOf(measure));
    if (found === null) return null;
    tokens.push(found);
  }
  return tokens;
}

const products = new Map([
  ["length length", "area"],
  ["length area", "capacity"],
  ["area length", "capacity"],
]);

/** 1 mm × 1 mm is the smallest area there is, 1 mm × 1 mm × 1 mm a thousandth of the smallest room. */
function product(a: Measured, b: Measured): Measured | null {
  const value = times(a.value, b.value);
  if (a.quantity === null || b.quantity === null) return { value, quantity: a.quantity ?? b.quantity };
  const quantity = products.get(`${a.quantity} ${b.quantity}`);
  if (quantity === undefined) return null;
  return { value: quantity === "area" ? value : over(value, exact(1000)), quantity };
}

function quotient(a: Measured, b: Measured): Measured | null {
  if (b.value.top === 0n || (b.quantity !== null && b.quantity !== a.quantity)) return null;
  return { value: over(a.value, b.value), quantity: b.quantity === null ? a.quantity : null };
}

function joined(a: Measured, sign: string, b: Measured): Measured | null {
  if (sign === "×") return product(a, b);
  if (sign === ":" || sign === "\u2044") return quotient(a, b);
  if (a.quantity !== b.quantity) return null;
  return { value: sign === "−" ? minus(a.value, b.value) : plus(a.value, b.value), quantity: a.quantity };
}

/** Reads numbers joined by some signs, from the left; the tokens that were read are taken away. */
function row(tokens: Token[], next: (tokens: Token[]) => Measured | null, signs: string): Measured | null {
  let value = next(tokens);
  while (value !== null && typeof tokens[0] === "string" && signs.includes(tokens[0])) {
    const sign = tokens[0];
    tokens.shift();
    const other = next(tokens);
    value = other === null ? null : joined(value, sign, other);
  }
  return value;
}

function single(tokens: Token[]): Measured | null {
  const first = tokens.shift();
  if (typeof first !== "string") return first ?? null;
  if (first !== "(") return null;
  const inside = sum(tokens);
  return tokens.shift() === ")" ? inside : null;
}

// The stroke of a fraction whose parts are sums binds first: "(3 × 2)⁄(4 × 3)".
const factor = (tokens: Token[]) => row(tokens, single, "\u2044");
const term = (tokens: Token[]) => row(tokens, factor, "×:");
const sum = (tokens: Token[]): Measured | null => row(tokens, term, "+−");

/** The value of a written sum whose numbers may carry units: "3 × 4 + 5", "2 m 5 cm − 40 cm"; null for anything else. */
export function evaluateMeasured(text: string): Measured | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  const value = sum(tokens);
  return tokens.length === 0 ? value : null;
}
