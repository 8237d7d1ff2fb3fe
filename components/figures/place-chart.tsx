import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { PaperDigit } from "./paper-digit.tsx";
import { classSize, placeChartLayout } from "./place-chart/place-chart-layout.ts";
import { SvgLines } from "./svg-lines.tsx";

interface PlaceChartProps {
  figure: PlaceChartFigure;
  answer?: string | null;
}

/** A table of places with a number in it, digit by digit. */
export function PlaceChart({ figure, answer: given = null }: PlaceChartProps) {
  const { rows, marked, comma, alt } = figure;
  const { width, height, columns, heads, size, classHeight, headHeight, rowHeight } = placeChartLayout(figure);
  const answer = gapAnswer(rows.flat(), given, 1);
  const head = 4 + classHeight + headHeight;
  const inner = width - 8;
  const uprights = columns.slice(1).map(({ left }) => `M${left} ${4 + classHeight}V${height - 4}`);
  const lying = rows.map((_, row) => `M4 ${head + row * rowHeight}h${inner}`);
  const digits = rows.flatMap((row, at) =>
    columns.flatMap(({ middle }, column) => {
      const text = row[column] ?? null;
      return text === null ? [] : [{ text: comma === column + 1 ? `${text},` : text, at, middle }];
    }),
  );
  const lit = marked === null ? undefined : columns[marked];
  return (
    <FigureSvg {...{ alt, width, height }} growth={1.8}>
      <rect x="4" y="4" width={inner} height={height - 8} rx="12" className="fill-card" />
      <path d={`M4 ${head}V16q0 -12 12 -12h${inner - 24}q12 0 12 12V${head}Z`} className="fill-soft" />
      {lit !== undefined && (
        <rect
          key={marked}
          x={lit.left}
          y={4 + classHeight}
          width={lit.width}
          height={height - 8 - classHeight}
          className="animate-fade fill-again-soft"
        />
      )}
      <path d={[...uprights, ...lying].join("")} strokeWidth="1.6" className="stroke-hue" />
      {heads.map(({ from, left, width: span, middle, lines }) => (
        <g key={from}>
          <path
            d={`M${left} ${4 + classHeight}h${span}${from > 0 ? `M${left} 4V${height - 4}` : ""}`}
            strokeWidth="2.6"
            className="stroke-hue"
          />
          <SvgLines lines={lines} x={middle} y={4 + classHeight / 2} size={classSize} className="fill-hue" />
        </g>
      ))}
      {columns.map(({ left, middle, lines }) => (
        <SvgLines key={left} lines={lines} x={middle} y={head - headHeight / 2} size={size} className="fill-hue" />
      ))}
      {digits.map(({ text, at, middle }) => (
        <PaperDigit
          key={`${at}-${middle}`}
          text={text}
          x={middle}
          y={head + (at + 0.5) * rowHeight}
          side={32}
          answer={answer}
        />
      ))}
      <rect
        x="4"
        y="4"
        width={inner}
        height={height - 8}
        rx="12"
        fill="none"
        strokeWidth="2.6"
        className="stroke-hue"
      />
    </FigureSvg>
  );
}
