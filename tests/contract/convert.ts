import { asText, measuresIn } from "./measures-in.ts";
import { readMeasure } from "./worth-of.ts";

/** What the names stand for that a question may ask for in words: a table of its own. */
const spoken: Readonly<Record<string, string>> = {
  "mi-li-mét": "mm",
  "xăng-ti-mét": "cm",
  "đề-xi-mét": "dm",
  mét: "m",
  "ki-lô-mét": "km",
  "mi-li-mét vuông": "mm²",
  "xăng-ti-mét vuông": "cm²",
  "đề-xi-mét vuông": "dm²",
  "mét vuông": "m²",
  "héc-ta": "ha",
  "ki-lô-mét vuông": "km²",
  "xăng-ti-mét khối": "cm³",
  "đề-xi-mét khối": "dm³",
  "mét khối": "m³",
  "mi-li-lít": "ml",
  lít: "l",
  gam: "g",
  "ki-lô-gam": "kg",
  yến: "yến",
  tạ: "tạ",
  tấn: "tấn",
  giây: "giây",
  phút: "phút",
  giờ: "giờ",
  ngày: "ngày",
  năm: "năm",
  "thế kỉ": "thế kỉ",
};

/** Answers "3 ha = … m²" and "3 ha bằng bao nhiêu mét vuông?" with a bare number; null for other words. */
export function convert(text: string): string | null {
  const asked = /= … (\S+(?: kỉ)?)$/u.exec(text)?.[1] ?? spoken[/bằng bao nhiêu ([^?]+)\?/u.exec(text)?.[1] ?? ""];
  const [told] = measuresIn(text);
  const one = asked === undefined ? null : readMeasure(`1\u00a0${asked}`);
  if (told === undefined || one === null || told.quantity !== one.quantity) return null;
  return asText((told.value * Number(one.value.bottom)) / Number(one.value.top));
}

/** The sign between the two measures of "3 ha … 30 000 m²". */
export function signBetween(text: string): string | null {
  const sides = text.split(/ … |□/u).map((side) => measuresIn(side).reduce((sum, { value }) => sum + value, 0));
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length !== 2) return null;
  if (left === right) return "=";
  return left < right ? "<" : ">";
}
