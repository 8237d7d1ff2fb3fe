import { evaluate } from "./evaluate.ts";
import { type Exact, exact, plus, times } from "./exact.ts";
import { readNumber, writtenNumber } from "./read-number.ts";

/** What a unit is of and how many of the smallest it holds: a table of its own, to check the product's. */
const units: Readonly<Record<string, readonly [quantity: string, size: number]>> = {
  mm: ["length", 1],
  cm: ["length", 10],
  dm: ["length", 100],
  m: ["length", 1000],
  km: ["length", 1_000_000],
  g: ["mass", 1],
  kg: ["mass", 1000],
  yến: ["mass", 10_000],
  tạ: ["mass", 100_000],
  tấn: ["mass", 1_000_000],
  ml: ["capacity", 1],
  l: ["capacity", 1000],
  lít: ["capacity", 1000],
  "cm³": ["capacity", 1],
  "dm³": ["capacity", 1000],
  "m³": ["capacity", 1_000_000],
  "mm²": ["area", 1],
  "cm²": ["area", 100],
  "dm²": ["area", 10_000],
  "m²": ["area", 1_000_000],
  ha: ["area", 10_000_000_000],
  "km²": ["area", 1_000_000_000_000],
  giây: ["time", 1],
  phút: ["time", 60],
  giờ: ["time", 3600],
  ngày: ["time", 86_400],
  tuần: ["time", 604_800],
  năm: ["years", 1],
  "thế kỉ": ["years", 100],
  đồng: ["money", 1],
  "°C": ["temperature", 1],
  "°": ["angle", 1],
  "%": ["share", 1],
};

/** The longest first, so that "mm" is not read as "m". */
export const unitNames: readonly string[] = Object.keys(units).toSorted((a, b) => b.length - a.length);
/** What a unit is of; null where there is no such unit. */
export function quantityOf(unit: string): string | null {
  return units[unit]?.[0] ?? null;
}

const part = new RegExp(String.raw`\s*(${writtenNumber})\s?(${unitNames.join("|")})(?![\p{L}/²³])`, "uy");

/** The measure a text writes in one or more units, in the smallest one; null for anything else. */
export function readMeasure(text: string): { readonly value: Exact; readonly quantity: string } | null {
  let value = exact(0);
  let quantity: string | null = null;
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const found = part.exec(text);
    const [of, size] = units[found?.[2] ?? ""] ?? [null, 0];
    if (found === null || of === null || (quantity !== null && of !== quantity)) return null;
    quantity = of;
    value = plus(value, times(readNumber(found[1] ?? ""), exact(size)));
  }
  return quantity === null ? null : { value, quantity };
}

const sum = new RegExp(String.raw`^(?:${writtenNumber}|[\s+−×:()])+$`, "u");

/**
 * What an answer is worth to a strict teacher, whatever it looks like: numbers, sums and measures by value, else its words,
 * with their capitals only where those are what is asked.
 */
export function worthOf(text: string, isOfCapitals = false): string {
  const measured = readMeasure(text);
  if (measured !== null) return `${measured.value.top}/${measured.value.bottom} ${measured.quantity}`;
  if (sum.test(text)) {
    const { top, bottom } = evaluate(text);
    return `${top}/${bottom}`;
  }
  const words = text.replaceAll("\u00a0", " ");
  return isOfCapitals ? words : words.toLowerCase();
}
