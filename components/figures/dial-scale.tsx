import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";
import { ScaleDial } from "./dial-scale/scale-dial.tsx";
import { Picture } from "./picture.tsx";

/** Room beside the scale for what is read. */
const side = 48;

/** A kitchen scale with its hand where the thing on it puts it. */
export function DialScale({ figure }: { figure: DialScaleFigure }) {
  const { picture, value, unit, isRead = false } = figure;
  const top = picture === null ? 38 : 0;
  const [left, width] = isRead ? [-side, 200 + 2 * side] : [0, 200];
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={`${left} ${top} ${width} ${186 - top}`}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      <path
        d="M50 180q-6 0 -5 -6L56 68q1 -10 12 -10H132q11 0 12 10L155 174q1 6 -5 6z"
        strokeWidth="2.600"
        className="fill-solid stroke-lip"
      />
      <path d="M62 180v3M138 180v3" strokeWidth="10" strokeLinecap="round" className="stroke-lip" />
      <rect x="90" y="48" width="20" height="12" className="fill-lip" />
      {picture !== null && <Picture name={picture} x={77} y={-1} size={46} />}
      <path
        d="M40 40H160q-2 9 -14 9H54q-12 0 -14 -9z"
        fill="#c9d3df"
        stroke="#5f6f86"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <g transform="translate(100 119)">
        <ScaleDial figure={figure} />
      </g>
      {isRead && (
        <text
          x="167"
          y="126"
          fontSize="21"
          className="animate-pop fill-again-ink font-head font-extrabold tabular-nums pivot"
        >
          {measure(groupNumber(value), unit)}
        </text>
      )}
    </svg>
  );
}
