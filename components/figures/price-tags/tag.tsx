import { Label } from "#components/figures/label.tsx";

const height = 36;

interface TagProps {
  price: string;
  /** The middle of the tag. */
  x: number;
  y: number;
  width: number;
  /** Stands for the price that is asked, once it is known. */
  answer: string | null;
}

/** A paper tag on a string. */
export function Tag({ price, x, y, width, answer }: TagProps) {
  const half = width / 2;
  const top = -height / 2;
  const isAsked = price === "?";
  const look = isAsked && answer === null ? "fill-star-light stroke-again" : "fill-star-light stroke-star-edge";
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${top - 1}q-9 -5 -2 -10q9 -4 6 6`}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-wood-dark"
      />
      <path
        d={`M${-half + 10} ${top}H${half - 10}L${half} ${top + 9}V${-top - 6}q0 6 -6 6H${6 - half}q-6 0 -6 -6V${top + 9}z`}
        strokeWidth="2.400"
        strokeLinejoin="round"
        strokeDasharray={isAsked && answer === null ? "6 4" : undefined}
        className={look}
      />
      <circle cy={top + 6} r="3" strokeWidth="1.600" className="fill-card stroke-star-edge" />
      <Label
        text={isAsked ? (answer ?? price) : price}
        x={0}
        y={4.5}
        width={width - 13}
        size={isAsked && answer === null ? 21 : 17.5}
        className={isAsked ? "fill-again-ink" : "fill-star-ink"}
      />
    </g>
  );
}
