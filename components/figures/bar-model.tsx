import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model-figure.ts";

const width = 320;
const margin = 8;
const nameWidth = 90;
const rowHeight = 44;
const wholeHeight = 29;

const looks: Record<BarPart["look"], string> = {
  plain: "fill-soft stroke-hue",
  asked: "fill-star-light stroke-again",
  gap: "fill-none stroke-again",
};

type Bar = BarModelFigure["bars"][number];

function lengthOf({ parts }: Bar): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

function heightOf({ whole }: Bar): number {
  return rowHeight + (whole === null ? 0 : wholeHeight);
}

/** A "sơ đồ đoạn thẳng": bars to one scale, what is asked for in yellow, what is missing dashed. */
export function BarModel({ figure: { bars, alt } }: { figure: BarModelFigure }) {
  const left = margin + (bars.some(({ name }) => name !== null) ? nameWidth : 0);
  const scale = (width - margin - left) / Math.max(...bars.map(lengthOf));
  const rows = bars.map((bar, place) => ({
    bar,
    place,
    top: bars.slice(0, place).reduce((sum, each) => sum + heightOf(each), 0),
  }));
  const height = bars.reduce((sum, bar) => sum + heightOf(bar), 0);
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      {rows.map(({ bar, place, top }) => (
        <g key={place} transform={`translate(0 ${top})`}>
          {bar.name !== null && (
            <text x={margin} y="34" fontSize="16" className="fill-ink font-head font-bold">
              {bar.name}
            </text>
          )}
          <Parts parts={bar.parts} left={left} scale={scale} />
          {bar.whole !== null && <Whole label={bar.whole} left={left} right={left + lengthOf(bar) * scale} />}
        </g>
      ))}
    </svg>
  );
}

interface PartsProps {
  parts: readonly BarPart[];
  left: number;
  scale: number;
}

function Parts({ parts, left, scale }: PartsProps) {
  return parts.map((part, place) => {
    const start = left + parts.slice(0, place).reduce((sum, { size }) => sum + size, 0) * scale;
    const length = part.size * scale;
    return (
      <g key={start}>
        <rect
          x={start}
          y="21"
          width={length}
          height="18"
          strokeWidth="2.4"
          strokeDasharray={part.look === "gap" ? "5 4" : undefined}
          className={looks[part.look]}
        />
        {part.label !== null && (
          <text
            x={Math.min(start + length / 2, width - 30)}
            y="15"
            fontSize="16"
            textAnchor="middle"
            className="fill-ink font-head font-bold tabular-nums"
          >
            {part.label}
          </text>
        )}
      </g>
    );
  });
}

interface WholeProps {
  label: string;
  left: number;
  right: number;
}

function Whole({ label, left, right }: WholeProps) {
  const middle = (left + right) / 2;
  return (
    <>
      <path
        d={`M${left} 43q0 6 6 6H${middle - 5}q5 0 5 5 0-5 5-5H${right - 6}q6 0 6-6`}
        strokeWidth="2"
        fill="none"
        className="stroke-ink"
      />
      <text x={middle} y="67" fontSize="16" textAnchor="middle" className="fill-ink font-head font-bold tabular-nums">
        {label}
      </text>
    </>
  );
}
