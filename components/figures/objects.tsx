import type { ObjectsFigure } from "#lib/questions/figure.ts";
import { pictureSrc } from "./picture-src.ts";

const cell = 60;
const columns = 5;
/** Pictures are painted up to a sixteenth from their edge: shifted towards each other as far as may be, two still lie side by side. */
const size = 43;

/** Loose objects on a 5-column grid; the first `numbered` carry their number. Alone they stand in the middle. */
export function Objects({ figure }: { figure: ObjectsFigure }) {
  const used = Math.max(1, ...figure.cells.map(({ column }) => column + 1));
  const width = figure.rows === 1 ? Math.max(3, used) * cell : columns * cell;
  const left = (width - (figure.rows === 1 ? used : columns) * cell) / 2;
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`0 0 ${width} ${figure.rows * cell}`}
      className="min-h-0 w-full max-w-75 shrink tablet:max-w-150 wide:max-w-125"
    >
      {figure.cells.map(({ column, row, dx, dy }, place) => {
        const x = left + column * cell + cell / 2 + (dx * cell) / 100;
        const y = row * cell + cell / 2 + (dy * cell) / 100;
        const isNumbered = place < figure.numbered;
        return (
          <g key={`${column}-${row}`}>
            <image
              href={pictureSrc(figure.picture)}
              x={x - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
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
                {place + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
