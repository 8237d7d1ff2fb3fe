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

/** The words of the answer that is as long as this. */
function ofLength({ buttons }: Sight, wanted: number): string {
  const found = buttons.filter((words) => lengthsOf(words)[0] === wanted);
  if (found.length !== 1) throw new Error(`${found.length} answers are ${wanted} mm long`);
  return found[0] ?? "";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const perimeterWays: readonly ChildWay[] = [
  [/hình vuông/iu, (sight) => ofLength(sight, sum(lengthsOf(sight.prompt)) / 4)],
  [/hình chữ nhật.* có chiều dài/iu, (sight) => ofLength(sight, sum(lengthsOf(sight.prompt)) * 2)],
  [/hình tam giác|hình tứ giác/iu, (sight) => ofLength(sight, sum(lengthsOf(sight.figures.join(" "))))],
];
