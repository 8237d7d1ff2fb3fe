import { readSmallNumber } from "./read-small-number.ts";

const classes = ["triệu", "nghìn", ""];

/** How a whole number up to 999 999 999 is said, from tables of its own: a second opinion on what the product says. */
export function readWhole(value: number): string {
  if (value < 1000) return readSmallNumber(value);
  const groups = [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000];
  const words: string[] = [];
  for (const [place, group] of groups.entries()) {
    if (group === 0) continue;
    const isFirst = words.length === 0;
    const lead = isFirst || group >= 100 ? "" : `không trăm ${group < 10 ? "linh " : ""}`;
    words.push(`${lead}${readSmallNumber(group)} ${classes[place]}`.trim());
  }
  return words.join(" ");
}

const plain = (digits: string) => Number(digits.replaceAll(/\D/gu, ""));

/** How the one to three places behind a comma are said. */
export function readPlaces(places: string): string {
  const value = Number(places);
  if (value === 0) return Array.from(places, () => "không").join(" ");
  const noughts = places.length - String(value).length;
  const lead = ["", "không ", "không không "][noughts] ?? "";
  return places.length === 3 && noughts > 0
    ? `không trăm ${noughts === 2 ? "linh " : ""}${readSmallNumber(value)}`
    : `${lead}${readSmallNumber(value)}`;
}

/** Ends of what may be heard for the places behind a comma; longer ones are told digit by digit. */
function placesHeard(places: string): string {
  return places.length > 3 ? readWhole(Number(places) % 10) : readPlaces(places);
}

const bottoms = new Map([
  [4, "tư"],
  [100, "trăm"],
  [1000, "nghìn"],
  [1_000_000, "triệu"],
]);

/** How a fraction is said: "ba phần tư". */
export function readFraction(top: number, bottom: number): string {
  return `${readWhole(top)} phần ${bottoms.get(bottom) ?? readWhole(bottom)}`;
}

/** How a time on a digital clock is said: "bảy giờ rưỡi", "mười chín giờ ba mươi phút", "tám giờ". */
export function readTime(hour: number, minute: number): string {
  if (minute === 0) return `${readWhole(hour)} giờ`;
  const isHalf = minute === 30 && hour < 13;
  return `${readWhole(hour)} giờ ${isHalf ? "rưỡi" : `${readWhole(minute)} phút`}`;
}

/** Places and months with a word of their own. */
const places: Readonly<Record<string, string>> = { "thứ 1": "nhất", "thứ 4": "tư", "tháng 4": "tư" };

const grouped = String.raw`\d{1,3}(?:[\u00a0 .]\d{3})+(?!\d)|\d+`;

const numbers = new RegExp(
  [
    String.raw`(?<place>thứ [14]|tháng 4)(?!\d|,\d|\u00a0\d)`,
    String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?!\d)`,
    String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})(?!\d)`,
    String.raw`(?<top>${grouped}|[…□a-z])\u2044(?<bottom>${grouped}|[…□a-z])`,
    String.raw`(?<whole>${grouped}),(?<places>\d+)`,
    `(?<number>${grouped})`,
  ].join("|"),
  "giu",
);

/** What is heard of the minutes depends on what is asked about them; of the hour it is the number. */
function timeHeard(hour: string, minute: string): string[] {
  const isHeard = minute !== "00" && minute !== "30";
  return [readWhole(Number(hour)), ...(isHeard ? [readWhole(Number(minute))] : [])];
}

function fractionHeard(top: string, bottom: string): string {
  const isWhole = (part: string) => /^\d/u.test(part);
  const below = isWhole(bottom) ? ` ${bottoms.get(plain(bottom)) ?? readWhole(plain(bottom))}` : "";
  return `${isWhole(top) ? `${readWhole(plain(top))} ` : ""}phần${below}`;
}

/** A number that begins with a nought is told digit by digit. */
function wholeHeard(digits: string): string {
  const isTold = /^0\d/u.test(digits);
  return isTold ? Array.from(digits, (digit) => readWhole(Number(digit))).join(" ") : readWhole(plain(digits));
}

/** What has to be heard of the numbers of a text, in their order. */
export function numbersHeard(text: string): string[] {
  return [...text.matchAll(numbers)].flatMap(({ groups = {} }) => {
    const {
      place,
      hour,
      minute = "",
      day,
      month = "",
      top,
      bottom = "",
      whole,
      places: behind = "",
      number = "",
    } = groups;
    if (place !== undefined) return [places[place.toLowerCase()] ?? ""];
    if (hour !== undefined) return timeHeard(hour, minute);
    if (day !== undefined) return [readWhole(Number(day)), bottoms.get(Number(month)) ?? readWhole(Number(month))];
    if (top !== undefined) return [fractionHeard(top, bottom)];
    return whole === undefined ? [wholeHeard(number)] : [`${readWhole(plain(whole))} phẩy`, placesHeard(behind)];
  });
}
