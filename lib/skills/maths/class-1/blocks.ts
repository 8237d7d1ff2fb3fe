import type { BaseTenFigure } from "#lib/questions/figures/base-ten.ts";

/** Numbers up to 99 as rods of ten and single cubes, told without their numbers. */
export function blocks(...numbers: readonly number[]): BaseTenFigure {
  return {
    type: "base-ten",
    groups: numbers.map((number) => ({ tens: Math.floor(number / 10), ones: number % 10 })),
    crossed: { tens: 0, ones: 0 },
    alt: "Thanh chục và khối lẻ.",
  };
}

/** The same with the digits of each number below its rods and cubes. */
export function countedBlocks(...numbers: readonly number[]): BaseTenFigure {
  return { ...blocks(...numbers), isCounted: true };
}
