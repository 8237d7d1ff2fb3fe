import type { Figure } from "./figure.ts";
import type { FigureDefinition } from "./figures/define-figure.ts";
import { registry } from "./figures/registry.ts";
import type { Reading } from "./reading.ts";

type FigureType = Figure["type"];
type Typed<Type extends FigureType> = { [Each in Type]: { type: Each } & Extract<Figure, { type: Each }> }[Type];

const figures: { readonly [Type in FigureType]: FigureDefinition<Typed<Type>> } = registry;

/** A figure with exactly the fields that are drawn. */
export function toPublicFigure<Type extends FigureType>(figure: Typed<Type>): Typed<Type> {
  return figures[figure.type].toPublic(figure);
}

/** What is written on a figure and called otherwise than in a text. */
export function figureReadings<Type extends FigureType>(figure: Typed<Type>): readonly Reading[] {
  return figures[figure.type].readings?.(figure) ?? [];
}
