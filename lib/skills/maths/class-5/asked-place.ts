import type { Rng } from "#lib/core/rng.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalChart } from "#lib/questions/decimals/decimal-chart.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/** The places of a decimal as they head a table, left and right of the comma. */
export const decimalPlaces = {
  whole: ["Trăm", "Chục", "Đơn vị"],
  parts: ["Phần mười", "Phần trăm", "Phần nghìn"],
} as const;

/** The places from the tens to the thousandths. */
export const names = ["hàng chục", "hàng đơn vị", "hàng phần mười", "hàng phần trăm", "hàng phần nghìn"] as const;

/** Of the digit in the place of `names`, in thousandths. */
export const sizes = [10_000, 1000, 100, 10, 1] as const;

/** A number of different digits, none of them 0, and the place asked about (in `names`). */
export interface Asked {
  readonly digits: readonly number[];
  readonly places: number;
  readonly place: number;
}

/** The number as it is written. */
export const written = ({ digits, places }: Asked) => writeDecimal(Number(digits.join("")), places);
/** The digit in the place that is asked about. */
export const digitOf = ({ digits, place }: Asked) => digits[place] ?? 0;

/** A number and a place in it: tenths; hundredths most often; thousandths most often. */
export function pickAsked(rng: Rng, difficulty: Difficulty): Asked {
  const places = { 1: rng.int(1, 2), 2: rng.int(2, 3), 3: 3 }[difficulty];
  const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, places + 2);
  const asked = { 1: [2], 2: [3, 3, 3, 2], 3: [4, 4, 3, 2] }[difficulty];
  return { digits, places, place: rng.pick(asked) };
}

/** The number in a table of places. */
export function chartOf(asked: Asked, isMarked: boolean) {
  const numbers = [written(asked)];
  const marked = isMarked ? asked.place : null;
  return decimalChart({ ...decimalPlaces, numbers, marked, alt: "Bảng hàng với các chữ số của số đã cho." });
}

/** Which digit stands in which place behind the comma. */
export function explain({ digits, places }: Asked): string {
  const parts = Array.from({ length: places }, (_, at) => `${names[at + 2]?.slice(5)} (${digits[at + 2]})`);
  return places === 1
    ? `Ngay sau dấu phẩy là hàng ${parts.join()}`
    : `Sau dấu phẩy lần lượt là các hàng ${parts.join(", ")}`;
}

/** The order of the places, for a hint. */
export const order = "Sau dấu phẩy lần lượt là hàng phần mười, hàng phần trăm, hàng phần nghìn.";
