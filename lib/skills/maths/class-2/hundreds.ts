import type { Place } from "#lib/questions/figures/place-blocks.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { blocksOf } from "#lib/questions/place-value/blocks-of.ts";
import { placeBlocks } from "#lib/questions/place-value/place-blocks.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

/** The numbers of class 2. */
export const range = [1, 1000] as const;

/** A number as blocks on their mats; `alt` where what is seen must not be counted out in words. */
export function hundredBlocks(number: number, marked: readonly Place[] = [], alt?: string) {
  const figure = placeBlocks(blocksOf(number), { hasHundreds: true, marked, isTenRinged: false });
  return alt === undefined ? figure : { ...figure, alt };
}

/** "4 trăm, 8 chục, 2 đơn vị"; 1000 is "10 trăm". */
export function madeOf(number: number): string {
  if (number === 1000) return "10 trăm";
  const { hundreds, tens, ones } = blocksOf(number);
  return `${hundreds} trăm, ${tens} chục, ${ones} đơn vị`;
}

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
