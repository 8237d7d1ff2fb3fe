import { labelRoom } from "#components/figures/label-room.ts";
import { SvgLabel } from "#components/figures/svg-label.tsx";
import { labelSize } from "./bar-layout.ts";

interface TotalProps {
  text: string;
  x: number;
  from: number;
  to: number;
  answer: string | null;
}

/** A brace at the right of all bars, and what they are together. */
export function Total({ text, x, from, to, answer }: TotalProps) {
  const middle = (from + to) / 2;
  const half = labelRoom(text, labelSize).width / 2;
  return (
    <>
      <path
        d={`M${x} ${from}q6 0 6 6V${middle - 6}q0 6 6 6 -6 0 -6 6V${to - 6}q0 6 -6 6`}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        className="stroke-ink"
      />
      <SvgLabel text={text} x={x + 16 + half} y={middle} size={labelSize} answer={answer} />
    </>
  );
}
