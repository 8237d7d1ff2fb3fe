import { labelRoom } from "#components/figures/label-room.ts";
import { SvgLabel } from "#components/figures/svg-label.tsx";
import { within } from "./within.ts";

interface AxisPointerProps {
  x: number;
  base: number;
  label: string;
  size: number;
  answer: string | null;
}

/** From the line up to the foot of the words. */
export const aboveTip = 33;

/** An arrow from above that points at a place on the line, its words over it. */
export function AxisPointer({ x, base, label, size, answer }: AxisPointerProps) {
  const tip = base - 5;
  const room = labelRoom(label, size);
  return (
    <g>
      <path d={`M${x} ${tip - 21}v13`} strokeWidth="4" strokeLinecap="round" className="stroke-again" />
      <path d={`M${x} ${tip}l-7 -11h14z`} strokeWidth="2" strokeLinejoin="round" className="fill-again stroke-again" />
      <SvgLabel
        text={label}
        x={within(x, room.width)}
        y={base - aboveTip - room.height / 2}
        size={size}
        answer={answer}
        className="fill-again-ink"
      />
    </g>
  );
}
