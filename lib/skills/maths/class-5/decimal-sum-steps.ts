import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { decimalWorking } from "#lib/questions/decimals/decimal-working.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { textOf } from "#lib/skills/maths/decimal-question.ts";

/** What two decimals are put together with. */
export type Operation = "+" | "−";

/** A decimal of exactly so many places, the last digit not 0. */
export function pick(rng: Rng, places: number, least: number, most: number): Decimal {
  const last = places === 0 ? 0 : rng.int(1, 9);
  const size = 10 ** Math.max(0, places - 1);
  return { scaled: places === 0 ? rng.int(least, most) : rng.int(least * size, most * size) * 10 + last, places };
}

const raise = ({ scaled, places }: Decimal, to: number) => scaled * 10 ** (to - places);

/** The sum or the difference, with as many places as the longer number has. */
export function combine(a: Decimal, b: Decimal, operation: Operation): Decimal {
  const places = Math.max(a.places, b.places);
  const [first, second] = [raise(a, places), raise(b, places)];
  return { scaled: operation === "+" ? first + second : first - second, places };
}

/** Whole parts and places worked by themselves: 12,5 + 3,75 = 15,80. */
export function byParts(a: Decimal, b: Decimal, operation: Operation): Decimal {
  const wholes = [a, b].map(({ scaled, places }) => Math.floor(scaled / 10 ** places));
  const [first = 0, second = 0] = [a, b].map(({ scaled, places }) => scaled % 10 ** places);
  const [left = 0, right = 0] = wholes;
  const tail = operation === "+" ? first + second : Math.abs(first - second);
  const places = Math.max(a.places, b.places, String(tail).length);
  return { scaled: (operation === "+" ? left + right : left - right) * 10 ** places + tail, places };
}

/** The smaller digit taken from the larger one in each place. */
function withoutBorrowing(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  const [first, second] = [
    String(raise(a, places)),
    String(raise(b, places)).padStart(String(raise(a, places)).length, "0"),
  ];
  const digits = [...first].map((digit, at) => Math.abs(Number(digit) - Number(second[at])));
  return { scaled: Number(digits.join("")), places };
}

/** Results that come out by mistake: the places not in line, parts worked by themselves, a carry forgotten. */
export function distractorsOf(a: Decimal, b: Decimal, operation: Operation): Distractor<Decimal>[] {
  const right = combine(a, b, operation);
  const unit = 10 ** right.places;
  const plain = operation === "+" ? a.scaled + b.scaled : a.scaled - b.scaled;
  const moved = (by: number): Decimal => ({ scaled: right.scaled + by, places: right.places });
  const aligned = "Con đặt các dấu phẩy thẳng cột với nhau nhé!";
  const parts = "Con đừng tính riêng phần nguyên và phần thập phân. Con đặt tính thẳng cột nhé!";
  const [first, second] = [raise(a, right.places) % unit, raise(b, right.places) % unit];
  const isCarried = operation === "+" ? first + second >= unit : first < second;
  const ones = "Con tính lại hàng đơn vị nhé!";
  const noted = isCarried ? "Con nhớ 1 sang hàng đơn vị nhé!" : ones;
  const named = operation === "+" ? "CARRY" : "BORROW";
  const unitCode = isCarried ? named : "OFF1";
  const carried = mistake(unitCode, moved(-unit), noted);
  // Into the tenths, from the places behind them.
  const tenth = unit / 10;
  const isNoted = operation === "+" ? (first % tenth) + (second % tenth) >= tenth : first % tenth < second % tenth;
  const tenths = isNoted ? "Con tính lại hàng phần mười, chú ý số nhớ nhé!" : "Con tính lại hàng phần mười nhé!";
  const borrowed = [
    mistake("BORROW", withoutBorrowing(a, b), "Có hàng con đã lấy chữ số lớn trừ chữ số bé."),
    mistake(unitCode, moved(unit), noted),
  ];
  return [
    mistake("DEC-ALIGN", { scaled: plain, places: right.places }, aligned),
    mistake("CONCAT", byParts(a, b, operation), parts),
    ...(operation === "+" ? [carried] : borrowed),
    mistake(isNoted ? named : "OFF1", moved(-tenth), tenths),
    mistake("OFF1", moved(tenth), `Con ${operation === "+" ? "cộng" : "trừ"} lại các chữ số hàng phần mười nhé!`),
    mistake("OP", combine(a, b, operation === "+" ? "−" : "+"), "Con xem lại dấu của phép tính nhé!"),
  ];
}

/** With as many places as the longer of the two has. */
function filled(number: Decimal, places: number): string {
  return writeDecimal(raise(number, places), places);
}

/** The written sum with its result; zeros fill up the shorter number. */
export function workedOf(a: Decimal, b: Decimal, operation: Operation) {
  const places = Math.max(a.places, b.places);
  const numbers = [filled(a, places), filled(b, places), filled(combine(a, b, operation), places)] as const;
  const alt = "Phép tính đặt theo cột dọc, dấu phẩy thẳng cột, có kết quả.";
  return decimalWorking({ numbers, operation, alignment: "comma", alt });
}

/** The step with both numbers written out: "Viết 12,5 thành 12,50, … 12,50 + 3,75 = 16,25." */
export function whyOf(a: Decimal, b: Decimal, operation: Operation): string {
  const places = Math.max(a.places, b.places);
  const short = a.places < b.places ? a : b;
  const result = combine(a, b, operation);
  const shortened = result.scaled % 10 === 0 ? `, bỏ chữ số 0 tận cùng được ${textOf(result)}` : "";
  const sum = `${filled(a, places)} ${operation} ${filled(b, places)} = ${filled(result, places)}${shortened}.`;
  return a.places === b.places
    ? `Đặt dấu phẩy thẳng cột rồi tính: ${sum}`
    : `Viết ${textOf(short)} thành ${filled(short, places)}, đặt dấu phẩy thẳng cột rồi tính: ${sum}`;
}
