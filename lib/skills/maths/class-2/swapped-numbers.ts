import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/distractor.ts";

/** Numbers a child writes or reads instead of `number`: digits exchanged, zeros dropped or moved, a place off by one. */
export function swappedNumbers(number: number): readonly Distractor<number>[] {
  const { hundreds, tens, ones } = blocksOf(number);
  const join = (...digits: readonly number[]) => Number(digits.join(""));
  const withoutZeros = Number(String(number).replaceAll("0", ""));
  const swap = "Con xem lại hàng của từng chữ số nhé!";
  const all: readonly (readonly [MistakeCode, number, string])[] = [
    ["SWAP", join(hundreds, ones, tens), swap],
    ["ZERO", withoutZeros, "Con xem số có mấy chữ số nhé!"],
    ["SWAP", join(ones, tens, hundreds), swap],
    ["SWAP", join(tens, hundreds, ones), swap],
    ["ZERO", join(hundreds, tens), "Con xem số có mấy chữ số nhé!"],
    ["OFF10", number + 10, "Con xem lại hàng chục nhé!"],
    ["OFF100", number + 100, "Con xem lại hàng trăm nhé!"],
    ["OFF100", number - 100, "Con xem lại hàng trăm nhé!"],
  ];
  return all.filter(([, value]) => value >= 10).map(([code, value, feedback]) => mistake(code, value, feedback));
}
