"use client";

import { type PointerEvent, useState } from "react";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import { litStretches } from "./lit-stretches.ts";
import { Picture } from "./picture.tsx";

const cell = 60;
/** Pictures are painted up to a sixteenth from their edge: shifted towards each other as far as may be, two still lie side by side. */
const size = 43;

/** The row of the name below a thing. */
const captionHeight = 32;

type Cells = ObjectsFigure["cells"];

interface Touched {
  readonly cells: Cells;
  readonly order: readonly number[];
}

/**
 * Lets a finger count: every object tapped gets the next number, a second tap takes it off. Only a help to the eye,
 * so that no key and no reader needs it. `placeAt` tells which object lies under a point of the drawing.
 */
function useTouched(cells: Cells, placeAt: (x: number, y: number) => number) {
  const [touched, setTouched] = useState<Touched>({ cells, order: [] });
  const order = touched.cells === cells ? touched.order : [];
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix === null) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = placeAt(x, y);
    if (place < 0) return;
    setTouched({ cells, order: order.includes(place) ? order.filter((each) => each !== place) : [...order, place] });
  };
  return { order, onPointerDown };
}

/** Loose objects on a grid; the first `numbered` carry their number, and so do those a finger has counted. Alone they stand in the middle. */
export function Objects({ figure }: { figure: ObjectsFigure }) {
  const { cells, columns, rows, numbered, caption } = figure;
  const used = Math.max(1, ...cells.map(({ column }) => column + 1));
  const width = rows === 1 ? Math.max(Math.min(3, columns), used) * cell : columns * cell;
  const left = (width - (rows === 1 ? used : columns) * cell) / 2;
  const touched = useTouched(cells, (x, y) => {
    const [column, row] = [Math.floor((x - left) / cell), Math.floor(y / cell)];
    return cells.findIndex((each) => each.column === column && each.row === row);
  });
  const numberOf = (place: number) => (numbered > 0 ? place + 1 : touched.order.indexOf(place) + 1);
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`0 0 ${width} ${rows * cell + (caption === undefined ? 0 : captionHeight)}`}
      className="min-h-0 w-full max-w-75 shrink touch-manipulation tablet:max-w-150 wide:max-w-125"
      onPointerDown={touched.onPointerDown}
    >
      {cells.map(({ other, column, row, dx, dy }, place) => {
        const x = left + column * cell + cell / 2 + (dx * cell) / 100;
        const y = row * cell + cell / 2 + (dy * cell) / 100;
        const isNumbered = numbered > 0 ? place < numbered : touched.order.includes(place);
        return (
          <g key={`${column}-${row}`}>
            <Picture
              name={other ?? figure.picture}
              x={x - size / 2}
              y={y - size / 2}
              size={size}
              opacity={isNumbered ? 0.35 : 1}
            />
            {isNumbered && (
              <text
                x={x}
                y={y + 10}
                textAnchor="middle"
                fontSize="28"
                className="animate-pop fill-again-ink font-head font-extrabold pivot"
              >
                {numberOf(place)}
              </text>
            )}
          </g>
        );
      })}
      {caption !== undefined && (
        <text
          x={width / 2}
          y={rows * cell + captionHeight - 9}
          textAnchor="middle"
          fontSize="24"
          className="fill-hue font-head font-bold"
        >
          {litStretches(caption.text, caption.lit).map(({ words, isLit, place }) => (
            <tspan
              key={place}
              className={
                isLit
                  ? "fill-again-ink underline decoration-2 decoration-again [text-decoration-skip-ink:none] underline-offset-4"
                  : undefined
              }
            >
              {words}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
