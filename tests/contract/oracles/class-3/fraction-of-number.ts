import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn } from "#tests/contract/read-number.ts";

/** The number that, taken so many times, makes the whole; NaN where there is none. */
function partOf(whole: bigint, bottom: bigint): number {
  const found = Array.from({ length: 1000 }, (_, part) => part).filter((part) => BigInt(part) * bottom === whole);
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN;
}

/** Takes as many times the part as the fraction has below its bar: together they are the whole. */
export const oracle: Oracle = ({ prompt: { text } }) => {
  const numbers = numbersIn(text.replace("Lớp 3A", "Lớp"));
  const parted = /(\d+) phần bằng nhau/u.exec(text)?.[1];
  const bottoms = numbers.filter(({ bottom }) => bottom > 1n).map(({ bottom }) => bottom);
  const [first, second] = parted === undefined ? bottoms : [BigInt(parted)];
  const whole = numbers.find(({ bottom }) => bottom === 1n)?.top;
  if (first === undefined || whole === undefined) return null;
  const part = partOf(whole, first);
  if (second !== undefined) return String(part - partOf(whole, second));
  return String(/[Cc]òn/u.test(text) ? Number(whole) - part : part);
};
