import { use } from "react";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { OnPaper } from "./on-paper.ts";
import { Drawing } from "./shapes/drawing.tsx";

/** Shapes, solids or things; a row of them takes the width it is given, a single one what height there is. */
export function Shapes({ figure }: { figure: ShapesFigure }) {
  const { width, height, alt } = figure;
  const field = use(OnPaper)?.field ?? { x: 0, y: 0, width, height };
  const isRow = width > 3 * height;
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${field.x} ${field.y} ${field.width} ${field.height}`}
      className={`min-h-0 w-full shrink ${isRow ? "max-w-170" : "max-w-150 wide:max-w-130"}`}
    >
      <Drawing figure={figure} />
    </svg>
  );
}
