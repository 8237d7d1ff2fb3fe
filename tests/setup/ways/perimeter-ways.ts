import type { ChildWay } from "#tests/setup/child-way.ts";
import type { Sight } from "#tests/setup/sight.ts";

const factors = new Map([
  ["mm", 1],
  ["cm", 10],
  ["dm", 100],
  ["m", 1000],
]);

/** Every length of a text in millimetres. */
function lengthsOf(text: string): number[] {
  return [...text.matchAll(/(\d+) (mm|cm|dm|m)(?!\p{L})/gu)].map(
    ([, number, unit]) => Number(number) * (factors.get(unit ?? "") ?? 0),
  );
}

const named = new Map([
  ["mi-li-mét", "mm"],
  ["xăng-ti-mét", "cm"],
  ["đề-xi-mét", "dm"],
  ["mét", "m"],
]);

/** A length in millimetres as the number that is typed, in the unit the question asks for. */
function typed({ prompt }: Sight, wanted: number): string {
  const [, unit = ""] = /bao nhiêu ((?:mi-li-|xăng-ti-|đề-xi-)?mét)\?$/u.exec(prompt) ?? [];
  const factor = factors.get(named.get(unit) ?? "");
  if (factor === undefined) throw new Error(`no unit is asked for: ${prompt}`);
  return String(wanted / factor);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const perimeterWays: readonly ChildWay[] = [
  [
    /hình chữ nhật có chu vi|thành hình chữ nhật/iu,
    (sight) => {
      const [around = 0, side = 0] = lengthsOf(sight.prompt);
      return typed(sight, around / 2 - side);
    },
  ],
  [
    /thành một hình vuông|hình vuông có chu vi|quanh một \p{L}+ hoa hình vuông/iu,
    (sight) => typed(sight, sum(lengthsOf(sight.prompt)) / 4),
  ],
  [/hình vuông có cạnh/iu, (sight) => typed(sight, sum(lengthsOf(sight.prompt)) * 4)],
  [/hình chữ nhật có chiều dài/iu, (sight) => typed(sight, sum(lengthsOf(sight.prompt)) * 2)],
  [/hình tam giác|hình tứ giác/iu, (sight) => typed(sight, sum(lengthsOf(sight.figures.join(" "))))],
];
