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

/** Answers "3 045 kg = … tấn … kg (số ki-lô-gam bé hơn 1 000)" and "… gồm bao nhiêu tấn và bao nhiêu ki-lô-gam (…)?": the larger unit is taken away as often as it goes. */
export function splitMeasure(text: string): string | null {
  const written = /= … (\S+) … (\S+) \(/u.exec(text);
  const asked = /gồm bao nhiêu ([\p{L}\- ]+?) và bao nhiêu ([\p{L}\- ]+) \(/u.exec(text);
  const [, limit = ""] = /bé hơn ([\d\u00a0]+)\)/u.exec(text) ?? [];
  const [large = "", small = ""] = (written ?? asked)?.slice(1).map((name) => spoken[name] ?? name) ?? [];
  const [told] = measuresIn(text);
  const [one, least] = [large, small].map((unit) => measuresIn(`1\u00a0${unit}`)[0]?.value ?? 0);
  // 45 cm² 186 mm² is as true as 46 cm² 86 mm²: without the limit nothing says which is meant.
  if (told === undefined || !one || !least || Number(limit.replace("\u00a0", "")) !== one / least) return null;
  let [amount, left] = [0, told.value];
  while (left >= one) [amount, left] = [amount + 1, left - one];
  return `${amount}\u00a0${large} ${left / least}\u00a0${small}`;
}

/** The sign between the two measures of "3 ha … 30 000 m²". */
export function signBetween(text: string): string | null {
  const sides = text.split(/ … |□/u).map((side) => measuresIn(side).reduce((sum, { value }) => sum + value, 0));
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length !== 2) return null;
  if (left === right) return "=";
  return left < right ? "<" : ">";
}
