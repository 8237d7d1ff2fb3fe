import type { Place, PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";
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

/** The blocks of a number with how many lie on each mat. */
export function countedBlocks(number: number): PlaceBlocksFigure {
  return { ...hundredBlocks(number, [], `Các khối: ${madeOf(number)}.`), isCounted: true };
}

const heads = ["Nghìn", "Trăm", "Chục", "Đơn vị"] as const;
const places = ["hundreds", "tens", "ones"] as const satisfies readonly Place[];

/** A number written into its table of places, one of them standing out. */
export function placeTable(number: number, marked: Place | null = null): PlaceChartFigure {
  const digits = Array.from(String(number));
  return {
    type: "place-chart",
    classes: [],
    places: heads.slice(-digits.length),
    rows: [digits],
    comma: null,
    marked: marked === null ? null : digits.length - 3 + places.indexOf(marked),
    alt: `Bảng các hàng của số ${number}.`,
  };
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
  const all: readonly (readonly [MistakeCode, number, string])[] = [
    ["SWAP", join(hundreds, ones, tens), "Con xem lại hàng chục và hàng đơn vị nhé!"],
    ["ZERO", withoutZeros, "Con xem số có mấy chữ số nhé!"],
    ["SWAP", join(ones, tens, hundreds), "Con xem lại hàng trăm và hàng đơn vị nhé!"],
    ["SWAP", join(tens, hundreds, ones), "Con xem lại hàng trăm và hàng chục nhé!"],
    ["ZERO", join(hundreds, tens), "Con viết thiếu một chữ số rồi. Con xem lại nhé!"],
    ["OFF10", number + 10, "Con xem lại hàng chục nhé!"],
    ["OFF100", number + 100, "Con xem lại hàng trăm nhé!"],
    ["OFF100", number - 100, "Con nhìn kĩ hàng trăm nhé!"],
  ];
  const lacksHundreds = (value: number) => value < 100 && number > 99;
  const short = "Số này chưa có hàng trăm. Con xem lại nhé!";
  return all
    .filter(([, value]) => value >= 10)
    .map(([code, value, feedback]) => mistake(code, value, lacksHundreds(value) ? short : feedback));
}
