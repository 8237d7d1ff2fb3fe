import type { Unit } from "#lib/core/unit.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Distractor } from "#lib/skills/drafts/draft.ts";

/** One of the two shapes a composite one is made of. */
export interface ShapePart {
  /** "Hình chữ nhật" */
  readonly name: string;
  /** "8 × 5" */
  readonly sum: string;
  /** Its area in thousandths of the square unit. */
  readonly area: number;
}

/** A shape of two parts that are put together, or of which the second is cut out of the first. */
export interface CompositeShape {
  readonly unit: Unit;
  readonly square: Unit;
  readonly figure: DiagramFigure;
  /** "một hình chữ nhật dài 8 cm, rộng 5 cm", "một hình tam giác có đáy 8 cm, chiều cao 3 cm" */
  readonly told: readonly [string, string];
  /** The parts as the prompt names them, where the drawing leaves open what a measure belongs to. */
  readonly said?: string;
  /** What is cut out: "một hình vuông"; null for parts that are put together. */
  readonly cut: string | null;
  readonly parts: readonly [ShapePart, ShapePart];
  /** Found before the areas: a radius. */
  readonly before?: string;
  readonly hints: readonly [idea: string, way: string];
  /** Mistakes of this shape, in thousandths of the square unit. */
  readonly mistakes: readonly Distractor<number>[];
}

/** What a screen reader hears: both shapes with their measures. */
export function altOf([first, second]: readonly [string, string], isCut: boolean): string {
  return isCut ? `Hình là ${first}, ở giữa bị cắt đi ${second}.` : `Hình gồm ${first} và ${second}.`;
}
