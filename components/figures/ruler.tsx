import { type ReactNode, use } from "react";
import { measure } from "#lib/core/measure.ts";
import { type RulerFigure, rulerSheet } from "#lib/questions/figures/ruler.ts";
import { rulerText } from "#lib/text/ruler-text.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { OnPaper } from "./on-paper.ts";
import { LaidThing } from "./ruler/laid-thing.tsx";

const { width, height, margin, above } = rulerSheet;
const edge = 58;
const bottom = height - 4;
const marks = { centimetre: 19, half: 13, millimetre: 8 };

/** Where on the sheet of a ruler a place stands that is so many millimetres from its zero. */
export function rulerX(millimetres: number, { from, to }: Pick<RulerFigure, "from" | "to">): number {
  return margin + ((millimetres / 10 - from) * (width - 2 * margin)) / (to - from);
}

interface RulerProps {
  figure: RulerFigure;
  /** Drawn on the same sheet, in its units. */
  children?: ReactNode;
}

/** A ruler with a thing above it; a ruler that does not begin with 0 is broken off there. */
export function Ruler({ figure, children }: RulerProps) {
  const { from, thing, label, isGuided, numberedEvery } = figure;
  const xOf = (millimetres: number) => rulerX(millimetres, figure);
  const top = use(OnPaper) === null ? 0 : above;
  return (
    <FigureSvg alt={figure.alt} y={top} width={width} height={height - top}>
      {numberedEvery === null ? (
        <Centimetre start={xOf(thing?.from ?? 0)} length={xOf(10) - xOf(0)} />
      ) : (
        <>
          <Body isBroken={from > 0} />
          <Marks figure={figure} numberedEvery={numberedEvery} xOf={xOf} />
        </>
      )}
      {thing !== null && <Laid {...thing} {...{ label, isGuided, xOf }} />}
      {children}
    </FigureSvg>
  );
}

type LaidProps = NonNullable<RulerFigure["thing"]> &
  Pick<RulerFigure, "label" | "isGuided"> & { xOf: (millimetres: number) => number };

function Laid({ name, from, to, label, isGuided, xOf }: LaidProps) {
  const [start, end] = [xOf(from), xOf(to)];
  // The ends of a segment carry letters, which stay free.
  const guideTop = name === "segment" ? edge - 4 : edge - 44;
  return (
    <>
      <g transform={`translate(${start} ${edge - 6})`}>
        <LaidThing name={name} length={end - start} />
      </g>
      {label !== null && (
        <text
          x={(start + end) / 2}
          y={name === "segment" ? edge - 24 : edge - 11}
          fontSize="18"
          textAnchor="middle"
          className="fill-ink font-head font-bold"
        >
          {label}
        </text>
      )}
      {isGuided && (
        <path
          d={[start, end].map((x) => `M${x} ${guideTop}V${edge + marks.centimetre + 3}`).join("")}
          strokeWidth="2.6"
          strokeDasharray="5 4"
          className="animate-fade stroke-again"
        />
      )}
    </>
  );
}

/** A strip of one centimetre to compare with. */
function Centimetre({ start, length }: { start: number; length: number }) {
  return (
    <>
      <rect x={start} y={edge + 8} width={length} height="20" fill="#ffe9a8" stroke="#9a6300" strokeWidth="2" />
      <text
        x={start + length / 2}
        y={edge + 48}
        fontSize={numberSize}
        textAnchor="middle"
        className="fill-ink font-head font-bold"
      >
        {measure("1", rulerText.unit)}
      </text>
    </>
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
  numberedEvery: number;
  xOf: (millimetres: number) => number;
}

function Marks({ figure: { from, to, hasMillimetres }, numberedEvery, xOf }: MarksProps) {
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
      {centimetres
        .filter((at) => at % numberedEvery === 0)
        .map((at) => (
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
