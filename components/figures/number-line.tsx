import type { NumberLineFigure } from "#lib/questions/figures/number-line.ts";
import { HopBow } from "./hop-bow.tsx";
import { labelRoom } from "./label-room.ts";

const width = 320;
const margin = { left: 16, right: 27 };
const fontSize = 19;
/** Two numbers closer than this would touch. */
const closest = 27;

/** A line of whole numbers with hops as arcs above it; crowded numbers take turns on two rows. */
export function NumberLine({ figure }: { figure: NumberLineFigure }) {
  const { from, to, labelled, hops } = figure;
  // The numbers at both ends stay whole, the last one short of the arrow.
  const half = (value: number) => (labelled.includes(value) ? labelRoom(String(value), fontSize).width / 2 + 2 : 0);
  const left = Math.max(margin.left, half(from));
  const right = width - Math.max(margin.right, half(to));
  const step = (right - left) / Math.max(1, to - from);
  const xOf = (value: number) => left + (value - from) * step;
  const isCrowded = labelled.some((value, place) => {
    const next = labelled[place + 1];
    return next !== undefined && Math.abs(next - value) * step < closest;
  });
  const top = hops.length === 0 ? 12 : 62;
  const marks = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const ticks = marks.map(
    (value) => `M${xOf(value)} ${top - (value % 10 === 0 ? 9 : 6)}v${value % 10 === 0 ? 18 : 12}`,
  );
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`0 0 ${width} ${top + (isCrowded ? 53 : 34)}`}
      className="peer min-h-0 w-full max-w-160 shrink"
    >
      <path d={`M2 ${top}H${width - 8}`} strokeWidth="3" strokeLinecap="round" className="stroke-ink" />
      <path
        d={`m${width - 14} ${top - 7} 11 7-11 7`}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        className="stroke-ink"
      />
      <path d={ticks.join("")} strokeWidth={step < 8 ? 1.2 : 2.4} strokeLinecap="round" className="stroke-ink" />
      {labelled.map((value, place) => (
        <text
          key={value}
          x={xOf(value)}
          y={top + (isCrowded && place % 2 === 1 ? 48 : 29)}
          fontSize={fontSize}
          textAnchor="middle"
          className="fill-ink font-head font-bold tabular-nums"
        >
          {value}
        </text>
      ))}
      {hops.map((hop, place) => (
        <Hop
          key={`${hop.from}-${hop.to}`}
          start={xOf(hop.from)}
          end={xOf(hop.to)}
          base={top}
          label={hop.label}
          lift={hops.length > 1 && step * Math.abs(hop.to - hop.from) < 30 && place % 2 === 1 ? 19 : 0}
          delay={place * 200}
        />
      ))}
    </svg>
  );
}

interface HopProps {
  start: number;
  end: number;
  base: number;
  label: string;
  lift: number;
  /** Milliseconds; hops appear one after the other. */
  delay: number;
}

function Hop({ start, end, base, label, lift, delay }: HopProps) {
  const middle = (start + end) / 2;
  const bow = Math.min(34, 14 + Math.abs(end - start) * 0.3);
  const foot = base - 4;
  return (
    <g className="animate-fade" style={{ animationDelay: `${delay}ms` }}>
      <HopBow {...{ start, end, foot, bow }} />
      <text
        x={middle}
        y={foot - bow - 6 - lift}
        fontSize={fontSize}
        textAnchor="middle"
        className="fill-again-ink font-head font-bold"
      >
        {label}
      </text>
    </g>
  );
}
