import { HopBow } from "#components/figures/hop-bow.tsx";
import { labelRoom } from "#components/figures/label-room.ts";
import { SvgLabel } from "#components/figures/svg-label.tsx";
import { within } from "./within.ts";

interface AxisHopProps {
  start: number;
  end: number;
  base: number;
  label: string;
  size: number;
  /** How much higher its words stand. */
  lift: number;
  answer: string | null;
  /** Milliseconds; hops appear one after the other. */
  delay: number;
}

/** A bow above the line, its words over it. */
export function AxisHop({ start, end, base, label, size, lift, answer, delay }: AxisHopProps) {
  const bow = Math.min(34, 14 + Math.abs(end - start) * 0.3);
  const room = labelRoom(label, size);
  return (
    <g className="animate-fade" style={{ animationDelay: `${delay}ms` }}>
      <HopBow start={start} end={end} foot={base - 4} bow={bow} />
      <SvgLabel
        text={label}
        x={within((start + end) / 2, room.width)}
        y={base - bow - 10 - room.height / 2 - lift}
        size={size}
        answer={answer}
        className="fill-again-ink"
      />
    </g>
  );
}
