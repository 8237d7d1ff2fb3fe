import { readSmallNumber } from "./read-small-number.ts";

const classes = ["triệu", "nghìn", ""];

/** How a whole number up to 999 999 999 is said, from tables of its own: a second opinion on what the product says. */
function readWhole(value: number): string {
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

const plain = (digits: string) => Number(digits.replaceAll("\u00a0", ""));

/** Ends of what may be heard for the places behind a comma; "075" is heard with its "bảy mươi lăm" last. */
function placesHeard(places: string): string {
  const value = Number(places);
  return value === 0 ? "không" : readWhole(places.length > 3 ? value % 10 : value);
}

const bottoms = new Map([
  [4, "tư"],
  [100, "trăm"],
  [1000, "nghìn"],
]);

const numbers =
  /(\d+(?:\u00a0\d{3})*|[…□])\u2044(\d+(?:\u00a0\d{3})*)|(\d+(?:\u00a0\d{3})*),(\d+)|(\d+(?:\u00a0\d{3})*)/gu;

/** What has to be heard of the numbers of a text, in their order. */
export function numbersHeard(text: string): string[] {
  return [...text.matchAll(numbers)].flatMap(([, top, bottom, whole, places, number]) => {
    if (top !== undefined && bottom !== undefined) {
      const below = `phần ${bottoms.get(plain(bottom)) ?? readWhole(plain(bottom))}`;
      return [/\d/u.test(top) ? `${readWhole(plain(top))} ${below}` : below];
    }
    if (whole !== undefined && places !== undefined) return [`${readWhole(plain(whole))} phẩy`, placesHeard(places)];
    return [readWhole(plain(number ?? ""))];
  });
}
