import { use } from "react";
import { type RulerFigure, rulerSheet } from "#lib/questions/figures/ruler.ts";
import { rulerText } from "#lib/text/ruler-text.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { OnPaper } from "./on-paper.ts";
import { LaidThing } from "./ruler/laid-thing.tsx";

const { width, height, margin, above } = rulerSheet;
const edge = 58;
const bottom = height - 4;
const marks = { centimetre: 19, half: 13, millimetre: 8 };

/** A ruler with a thing above it; a ruler that does not begin with 0 is broken off there. */
export function Ruler({ figure }: { figure: RulerFigure }) {
  const { from, to, thing, label, isGuided } = figure;
  const pitch = (width - 2 * margin) / (to - from);
  const xOf = (millimetres: number) => margin + (millimetres / 10 - from) * pitch;
  const [start, end] = [xOf(thing.from), xOf(thing.to)];
  const top = use(OnPaper) === null ? 0 : above;
  return (
    <FigureSvg alt={figure.alt} y={top} width={width} height={height - top}>
      <Body isBroken={from > 0} />
      <Marks figure={figure} xOf={xOf} />
      <g transform={`translate(${start} ${edge - 6})`}>
        <LaidThing name={thing.name} length={end - start} />
      </g>
      {label !== null && (
        <text
          x={(start + end) / 2}
          y={edge - 11}
          fontSize="18"
          textAnchor="middle"
          className="fill-ink font-head font-bold"
        >
          {label}
        </text>
      )}
      {isGuided && (
        <path
          d={`M${start} ${edge - 44}V${edge + marks.centimetre + 3}M${end} ${edge - 44}V${edge + marks.centimetre + 3}`}
          strokeWidth="2.6"
          strokeDasharray="5 4"
          className="animate-fade stroke-again"
        />
      )}
    </FigureSvg>
  );
}

function Body({ isBroken }: { isBroken: boolean }) {
  const right = width - 2;
  const start = isBroken
    ? `M1 ${edge}l3 10 -3 11 4 12 -4 11 4 10 -4 ${bottom - edge - 54}`
    : `M8 ${edge}q-6 0 -6 6V${bottom - 6}q0 6 6 6`;
  return (
    <path
      d={`${start}H${right - 6}q6 0 6 -6V${edge + 6}q0 -6 -6 -6z`}
      fill="#ffe9a8"
      stroke="#9a6300"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
  );
}

/** Of the numbers; where they stand closer, they are so much smaller that each stands apart from the next. */
const numberSize = 18;
const widthOfNumber = 1.25;
const betweenNumbers = 4;

interface MarksProps {
  figure: RulerFigure;
  xOf: (millimetres: number) => number;
}

function Marks({ figure: { from, to, hasMillimetres }, xOf }: MarksProps) {
  const centimetres = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const fine = hasMillimetres ? Array.from({ length: (to - from) * 10 }, (_, at) => from * 10 + at) : [];
  const size = Math.min(numberSize, (xOf(10) - xOf(0) - betweenNumbers) / widthOfNumber);
  const fineMarks = fine
    .filter((at) => at % 10 !== 0)
    .map((at) => `M${xOf(at)} ${edge}v${at % 5 === 0 ? marks.half : marks.millimetre}`);
  return (
    <>
      <path d={fineMarks.join("")} strokeWidth="1" className="stroke-ink" />
      <path
        d={centimetres.map((at) => `M${xOf(at * 10)} ${edge}v${marks.centimetre}`).join("")}
        strokeWidth="2"
        className="stroke-ink"
      />
      {centimetres.map((at) => (
        <text
          key={at}
          x={xOf(at * 10)}
          y={edge + 36}
          fontSize={size}
          textAnchor="middle"
          className="fill-ink font-head font-bold tabular-nums"
        >
          {at}
        </text>
      ))}
      <text x={margin - 6} y={bottom - 8} fontSize="15" className="fill-wood-ink font-head font-bold">
        {rulerText.unit}
      </text>
    </>
  );
}
