import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { Part } from "./part.tsx";
import { PartName } from "./part-name.tsx";

/** Numbers keep 16 px at 360 wherever the figure may stand. */
function sizeOfNumbers(width: number, height: number): number {
  return Math.max(24, height * 0.13, width * 0.054);
}

/** What stands on the field of a drawing: its parts from back to front, then their colours where these are written, then its numbers. */
export function Drawing({ figure }: { figure: Pick<ShapesFigure, "width" | "height" | "parts" | "labels"> }) {
  const { width, height } = figure;
  const parts = figure.parts.map((part, place) => ({ part, place }));
  const size = sizeOfNumbers(width, height);
  return (
    <>
      {parts.map(({ part, place }) => (
        <Part key={place} part={part} />
      ))}
      {parts.map(({ part, place }) => (
        <PartName key={place} part={part} />
      ))}
      {figure.labels.map(({ x, y, label }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y + size * 0.34}
          fontSize={size}
          textAnchor="middle"
          strokeWidth={size / 4}
          strokeLinejoin="round"
          paintOrder="stroke"
          className="animate-pop fill-again-ink stroke-card font-head font-extrabold pivot"
        >
          {label}
        </text>
      ))}
    </>
  );
}
