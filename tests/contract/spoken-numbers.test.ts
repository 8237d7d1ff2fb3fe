import fc from "fast-check";
import { expect, test } from "vitest";
import { groupNumber } from "#lib/core/group-number.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { readFraction, readPlaces, readTime, readWhole } from "./read-aloud.ts";

/** A number, a fraction or a time: as it is written, and as it is read from the tables of the contract. */
interface Read {
  readonly text: string;
  readonly said: string;
}

const whole = fc
  .oneof(fc.nat(999), fc.nat(999_999), fc.nat(999_999_999))
  .map((value): Read => ({ text: groupNumber(value), said: readWhole(value) }));

const decimal = fc.tuple(fc.nat(9_999_999), fc.integer({ min: 1, max: 3 })).map(([scaled, places]): Read => {
  const text = writeDecimal(scaled, places);
  const said = readPlaces(text.slice(-places));
  return { text, said: `${readWhole(Math.floor(scaled / 10 ** places))} phẩy ${said}` };
});

const fraction = fc
  .tuple(fc.nat(9999), fc.oneof(fc.integer({ min: 2, max: 150 }), fc.constantFrom(1000, 1_000_000)))
  .map(([top, bottom]): Read => ({ text: writeFraction(top, bottom), said: readFraction(top, bottom) }));

const number = fc.oneof(whole, decimal, fraction);

const units = [
  ["mm", "mi-li-mét"],
  ["cm", "xăng-ti-mét"],
  ["dm", "đề-xi-mét"],
  ["m", "mét"],
  ["km", "ki-lô-mét"],
  ["g", "gam"],
  ["kg", "ki-lô-gam"],
  ["tấn", "tấn"],
  ["ml", "mi-li-lít"],
  ["l", "lít"],
  ["mm²", "mi-li-mét vuông"],
  ["cm²", "xăng-ti-mét vuông"],
  ["m²", "mét vuông"],
  ["km²", "ki-lô-mét vuông"],
  ["ha", "héc-ta"],
  ["cm³", "xăng-ti-mét khối"],
  ["dm³", "đề-xi-mét khối"],
  ["m³", "mét khối"],
  ["°C", "độ xê"],
  ["%", "phần trăm"],
  ["km/giờ", "ki-lô-mét trên giờ"],
  ["m/giây", "mét trên giây"],
  ["đồng", "đồng"],
  ["giờ", "giờ"],
] as const;

const signs = [
  [" + ", " cộng "],
  [" − ", " trừ "],
  [" × ", " nhân "],
  [" : ", " chia "],
  [" = ", " bằng "],
  [" < ", " bé hơn "],
  [" > ", " lớn hơn "],
] as const;

const measured = fc
  .tuple(number, fc.constantFrom(...units))
  .map(([{ text, said }, [unit, name]]): Read => ({ text: `${text}\u00a0${unit}`, said: `${said} ${name}` }));

test("every number, fraction and measure is said as the tables of the contract say it", () => {
  fc.assert(
    fc.property(fc.oneof(number, measured), ({ text, said }) => void expect(toSpoken(text)).toBe(said)),
    { numRuns: 2000 },
  );
});

test("every sum is said number by number and sign by sign", () => {
  const part = fc.tuple(fc.oneof(number, measured), fc.constantFrom(...signs));
  const sum = fc.tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.oneof(number, measured));
  fc.assert(
    fc.property(sum, ([parts, last]) => {
      const text = parts.map(([{ text: written }, [sign]]) => `${written}${sign}`).join("") + last.text;
      const said = parts.map(([{ said: heard }, [, word]]) => `${heard}${word}`).join("") + last.said;
      expect(toSpoken(text)).toBe(said);
    }),
    { numRuns: 1000 },
  );
});

test("every time of the day is told", () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    const written = [`${hour}`, `${hour}`.padStart(2, "0")].map((each) => `${each}:${`${minute}`.padStart(2, "0")}`);
    expect(written.map(toSpoken)).toEqual([readTime(hour, minute), readTime(hour, minute)]);
  }
});
