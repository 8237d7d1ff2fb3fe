import { formatNumber } from "#lib/core/format-number.ts";
import type { ThermometerFigure, ThermometerReading } from "#lib/questions/figures/thermometer.ts";
import { thermometerText } from "#lib/text/thermometer-text.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";

/** How wide one is, and one with a number beside its column. */
const column = { plain: 110, read: 144 };
const tube = { middle: 66, half: 8, mercury: 4, top: 9 };
const scale = { top: 23, bottom: 139 };
const bulb = { y: 156, radius: 13 };

/** One to three thermometers, side by side. */
export function Thermometer({ figure }: { figure: ThermometerFigure }) {
  const readings = figure.readings.map((reading, place) => ({ reading, place }));
  const isNamed = figure.readings.some(({ label }) => label !== null);
  const isRead = figure.readings.some((reading) => reading.isRead === true || reading.countedFrom !== undefined);
  const width = isRead ? column.read : column.plain;
  return (
    <FigureSvg alt={figure.alt} width={readings.length * width} height={isNamed ? 197 : 176}>
      {readings.map(({ reading, place }) => (
        <g key={place} transform={`translate(${place * width} 0)`}>
          <Glass figure={figure} reading={reading} width={width} />
          {reading.label !== null && (
            <Label text={reading.label} x={width / 2} y={186} width={width - 6} size={18} className="fill-hue" />
          )}
        </g>
      ))}
    </FigureSvg>
  );
}

interface GlassProps {
  figure: ThermometerFigure;
  reading: ThermometerReading;
  width: number;
}

function Glass({ figure, reading, width }: GlassProps) {
  const { from, to, step } = figure;
  const yOf = (value: number) => scale.bottom - ((value - from) / (to - from)) * (scale.bottom - scale.top);
  const marks = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
  const { middle, half, mercury, top } = tube;
  const level = yOf(reading.degrees);
  return (
    <>
      <rect
        x="7"
        y="2"
        width={width - 14}
        height="172"
        rx="16"
        strokeWidth="2.400"
        className="fill-surface stroke-softlip"
      />
      <path
        d={`M${middle - half} ${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${bulb.y - 11}a${bulb.radius} ${bulb.radius} 0 1 1 ${-2 * half} 0z`}
        fill="#fff"
        stroke="#5f6f86"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d={`M${middle - mercury} ${bulb.y}V${level}h${2 * mercury}V${bulb.y}z`} fill="#e0402c" />
      <circle cx={middle} cy={bulb.y} r={bulb.radius - 3.5} fill="#e0402c" />
      <circle cx={middle - 3.5} cy={bulb.y - 3.5} r="2.600" fill="#ffb3a6" />
      <Marks marks={marks} step={step} yOf={yOf} />
      <text
        x={width === column.plain ? middle + 12 : width - 38}
        y={top + 12}
        fontSize="17"
        className="fill-ink font-head font-bold"
      >
        {thermometerText.unit}
      </text>
      {reading.countedFrom !== undefined && <CountedWay from={yOf(reading.countedFrom)} to={level} />}
      {reading.isRead === true && (
        <text
          x={reading.countedFrom === undefined ? way.x - 6 : way.x + 10}
          y={level + 7}
          fontSize="20"
          className="animate-fade fill-again-ink font-head font-extrabold tabular-nums"
        >
          {formatNumber(reading.degrees)}
        </text>
      )}
    </>
  );
}

const way = { x: 88, head: 6 };

/** An arrow beside the column, from one height to another, with a short stroke where it starts. */
function CountedWay({ from, to }: { from: number; to: number }) {
  const { x, head } = way;
  const back = Math.sign(from - to) * Math.min(head, Math.abs(from - to));
  return (
    <path
      d={`M${x - 8} ${from}h12M${x} ${from}V${to}M${x - head + 1} ${to + back}L${x} ${to}l${head - 1} ${back}`}
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="animate-fade stroke-again"
    />
  );
}

interface MarksProps {
  marks: readonly number[];
  step: number;
  yOf: (value: number) => number;
}

function Marks({ marks, step, yOf }: MarksProps) {
  const start = tube.middle - tube.mercury;
  const lengthOf = (value: number) => {
    if (value % 10 === 0) return 14;
    return step === 1 && value % 5 === 0 ? 11 : 8;
  };
  const isTen = (value: number) => value % 10 === 0;
  const drawn = (chosen: readonly number[]) => chosen.map((at) => `M${start} ${yOf(at)}h${-lengthOf(at)}`).join("");
  return (
    <>
      <path d={drawn(marks.filter((value) => !isTen(value)))} strokeWidth="1.400" className="stroke-ink" />
      <path d={drawn(marks.filter(isTen))} strokeWidth="2.200" className="stroke-ink" />
      {marks.filter(isTen).map((value) => (
        <text
          key={value}
          x={start - 17}
          y={yOf(value) + 6.2}
          fontSize="18"
          textAnchor="end"
          className="fill-ink font-head font-bold tabular-nums"
        >
          {formatNumber(value)}
        </text>
      ))}
    </>
  );
}
