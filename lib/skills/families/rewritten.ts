import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";

export type Pair = readonly [number, number];

/** What stands in the boxes from the left; null for whatever is typed. */
export type Filled = readonly (string | null)[];

/** As many places as a wrong product may have; the noise of binary fractions lies far behind them. */
const places = 6;

export const written = (number: number) => writeShortDecimal(Math.round(number * 10 ** places), places);

export const typed = (number: number) => written(number).replaceAll("\u00a0", "");

const digitsIn = (number: number) => typed(number).replace(",", "").length;

const names = ["thứ nhất", "thứ hai", "thứ ba", "thứ tư"] as const;
/** "( □ + □ ) + □ = □": each box of the left side as wide as the longest number of the expression. */
export function partsOf(frame: string, numbers: readonly number[], result: number): readonly BoxesPart[] {
  const hasComma = [...numbers, result].some((number) => !Number.isInteger(number));
  const widest = Math.max(...numbers.map(digitsIn));
  let place = -1;
  return frame.split(" ").map((text): BoxesPart => {
    if (text !== "□") return { type: "text", text };
    place += 1;
    const isResult = place === frame.split("□").length - 2;
    const name = isResult ? "kết quả" : `số ${names[place]}`;
    const maxDigits = isResult ? Math.max(widest, digitsIn(result)) + 1 : widest;
    return { type: "box", box: { name, maxDigits, hasComma } };
  });
}

/** The frame with its boxes filled: "(247 + 53) + 385 = 685". */
export function fillFrame(frame: string, numbers: readonly number[]): string {
  const left = numbers.map(written);
  return frame
    .replaceAll("□", () => left.shift() ?? "")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")");
}

export const askToRewrite = (rng: Rng, text: string) =>
  rng.pick([
    `Tính bằng cách thuận tiện: ${text}`,
    `Con viết lại cho thuận tiện rồi tính: ${text}`,
    `${text} tính thế nào cho thuận tiện? Con điền vào ô trống.`,
  ]);

export const turned = ([a, b]: Pair): readonly Pair[] => [
  [a, b],
  [b, a],
];
