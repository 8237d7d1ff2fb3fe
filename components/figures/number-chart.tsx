import type { NumberChartFigure } from "#lib/questions/figures/number-chart.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { SvgWords } from "./svg-words.tsx";

/** Low squares: a phone has more room across than down. */
const cell = { width: 32, height: 26 };
const rim = 3;

interface SquareProps {
  text: string;
  x: number;
  y: number;
  isTinted: boolean;
}

/** A square with its number, or the letter of one that is asked for. */
function Square({ text, x, y, isTinted }: SquareProps) {
  const isAsked = /^\p{L}$/u.test(text);
  const plain = isAsked ? "fill-star-light" : "fill-card";
  return (
    <>
      <rect {...{ x, y, ...cell }} strokeWidth="1.8" className={`stroke-hue ${isTinted ? "fill-again-soft" : plain}`} />
      {text !== "" && (
        <SvgWords
          text={text}
          x={x + cell.width / 2}
          y={y + cell.height / 2}
          size={18}
          className={isAsked ? "fill-again-ink" : "fill-ink"}
        />
      )}
    </>
  );
}

/** A piece of the chart of numbers, ten in a row; where it was cut off there are no squares. */
export function NumberChart({ figure: { rows, tinted = [], alt } }: { figure: NumberChartFigure }) {
  const squares = rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === null ? [] : [{ text, at, column }])),
  );
  return (
    <FigureSvg
      alt={alt}
      width={(rows[0]?.length ?? 0) * cell.width + 2 * rim}
      height={rows.length * cell.height + 2 * rim}
      growth={2}
    >
      {squares.map(({ text, at, column }) => (
        <Square
          key={`${at}-${column}`}
          text={text}
          x={rim + column * cell.width}
          y={rim + at * cell.height}
          isTinted={tinted.some((place) => place.row === at && place.column === column)}
        />
      ))}
    </FigureSvg>
  );
}
