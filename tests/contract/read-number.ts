import { type Exact, exact, plus } from "./exact.ts";

/** A number as it is written in a text: 1 234, 3,75, 3⁄4, 2 3⁄10. Groups are parted by a no-break space. */
export const writtenNumber = String.raw`(?:\d[\d\u00a0]*\u202f)?\d+(?:\u00a0\d{3})*\u2044\d+(?:\u00a0\d{3})*|\d+(?:\u00a0\d{3})*(?:,\d+)?`;

const wholeNumber = new RegExp(`^(?:${writtenNumber})$`, "u");
const everyNumber = new RegExp(writtenNumber, "gu");

function readPlain(text: string): Exact {
  const [whole = "", places = ""] = text.replaceAll("\u00a0", "").split(",");
  return exact(BigInt(whole + places), 10n ** BigInt(places.length));
}

/** The number a text writes; throws for anything else. */
export function readNumber(text: string): Exact {
  if (!wholeNumber.test(text)) throw new Error(`Not a number: ${text}`);
  const [whole, fraction] = text.includes("\u202f") ? text.split("\u202f") : ["0", text];
  if (!fraction?.includes("\u2044")) return readPlain(text);
  const [top = "", bottom = ""] = fraction.replaceAll("\u00a0", "").split("\u2044");
  return plus(readPlain(whole ?? "0"), exact(BigInt(top), BigInt(bottom)));
}

/** All numbers of a text, in their order. */
export function numbersIn(text: string): Exact[] {
  return [...text.matchAll(everyNumber)].map(([number]) => readNumber(number));
}

/** All whole numbers of a text as plain numbers, in their order; throws when one of them is a fraction. */
export function wholesIn(text: string): number[] {
  return numbersIn(text).map(({ top, bottom }) => {
    if (bottom !== 1n) throw new Error(`Not whole: ${text}`);
    return Number(top);
  });
}
