import { exact, plus } from "#tests/contract/exact.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { readSmallNumber } from "#tests/contract/read-small-number.ts";
import { writeExact } from "#tests/contract/write-exact.ts";

const sizes = new Map([
  ["đơn vị", exact(1)],
  ["phần mười", exact(1, 10)],
  ["phần trăm", exact(1, 100)],
  ["phần nghìn", exact(1, 1000)],
]);

/** How the digits behind a comma are said. */
function sayPlaces(places: string): string {
  const value = Number(places);
  if (!places.startsWith("0")) return readSmallNumber(value);
  if (places.length === 2) return `không ${readSmallNumber(value)}`;
  return value < 10 ? `không trăm linh ${readSmallNumber(value)}` : `không trăm ${readSmallNumber(value)}`;
}

function say(decimal: string): string {
  const [whole = "", places = ""] = decimal.split(",");
  return `${readSmallNumber(Number(whole))} phẩy ${sayPlaces(places)}`;
}

/** The decimal that is said so: all with one to three places up to 99 are tried, those that end in 0 left out. */
function spelledOut(words: string): string | null {
  const [first = "", rest = ""] = words.split(" phẩy ");
  const whole = Array.from({ length: 100 }, (_, number) => number).find((number) => readSmallNumber(number) === first);
  const places = [1, 2, 3].flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, "0")),
  );
  const fitting = places.filter((each) => !each.endsWith("0") && sayPlaces(each) === rest);
  return whole === undefined || fitting.length !== 1 ? null : `${whole},${fitting[0]}`;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [card] = seen.figures;
  if (card?.type === "word") return onlyChoice(seen, (words) => words === say(card.text));
  const [, words] = /“(.+)”/u.exec(text) ?? [];
  if (words !== undefined) return spelledOut(words);
  if (!text.startsWith("Số thập phân gồm")) return null;
  const parts = [...text.matchAll(/(\d+) (đơn vị|phần mười|phần trăm|phần nghìn)/gu)];
  const sum = parts.reduce((value, [, count = "", place = ""]) => {
    const size = sizes.get(place) ?? exact(0);
    return plus(value, exact(BigInt(count) * size.top, size.bottom));
  }, exact(0));
  return writeExact(sum);
};
