import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import { type CubeStack, cubesOf, openFaces } from "#lib/questions/diagrams/cube-stack-diagram.ts";
import { total } from "#lib/skills/total.ts";

/** How many cubes each layer has, from the lowest. */
export function layersOf(stack: CubeStack): number[] {
  const heights = stack.flat();
  return Array.from({ length: Math.max(...heights) }, (_, layer) => heights.filter((height) => height > layer).length);
}

export const countOf = (stack: CubeStack) => total(layersOf(stack));

/** The edges of the smallest box it fits into. */
export function edgesOf(stack: CubeStack) {
  return {
    length: Math.max(...stack.map((row) => row.length)),
    width: stack.length,
    height: Math.max(...stack.flat()),
  };
}

/** How many cubes show a face. */
export function seenOf(stack: CubeStack): number {
  return cubesOf(stack).filter((cube) => Object.values(openFaces(stack, cube)).includes(true)).length;
}

/** How many faces are seen, of all cubes. */
export function facesOf(stack: CubeStack): number {
  return total(cubesOf(stack).map((cube) => Object.values(openFaces(stack, cube)).filter(Boolean).length));
}

/** What is seen, column by column from the back: the numbers that make it up. */
export function describeStack(stack: CubeStack): string {
  const rows = stack.toReversed().map((row, at) => {
    const name = stack.length === 1 ? "từ trái sang phải" : `hàng ${at + 1} tính từ phía sau`;
    const heights = row.filter((height) => height > 0);
    return `${name}, số hình chồng lên nhau lần lượt là ${listWithAnd(heights.map(String))}`;
  });
  return `Khối xếp bằng các hình lập phương nhỏ: ${rows.join("; ")}.`;
}

/** A row of columns, none higher than the one at its left or the one behind it; on the ground at its left end. */
function pickRow(rng: Rng, behind: readonly number[], isFilled: boolean): number[] {
  const row: number[] = [];
  for (const [x, limit] of behind.entries()) {
    const most = Math.min(row[x - 1] ?? limit, limit);
    row.push(rng.int(Math.min(most, x === 0 || isFilled ? 1 : 0), most));
  }
  return row;
}

/** A heap in which no column stands higher than the ones behind it and at its left; the corner is as high as may be. */
export function pickStairs(rng: Rng, length: number, width: number, height: number): CubeStack {
  const limits = Array.from({ length: length - 1 }, () => height);
  const fromBack = [[height, ...pickRow(rng, limits, true)]];
  while (fromBack.length < width) fromBack.push(pickRow(rng, fromBack.at(-1) ?? [], false));
  return fromBack.toReversed();
}
