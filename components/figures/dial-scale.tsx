import type { DialScaleFigure } from "#lib/questions/figures/dial-scale.ts";
import { ScaleDial } from "./dial-scale/scale-dial.tsx";
import { pictureSrc } from "./picture-src.ts";

/** A kitchen scale with its hand where the thing on it puts it. */
export function DialScale({ figure }: { figure: DialScaleFigure }) {
  const { picture } = figure;
  return (
    <svg
      role="img"
      aria-label={figure.alt}
      viewBox={picture === null ? "0 38 200 148" : "0 0 200 186"}
      className="max-h-full min-h-0 w-full max-w-160 shrink"
    >
      <path
        d="M50 180q-6 0 -5 -6L56 68q1 -10 12 -10H132q11 0 12 10L155 174q1 6 -5 6z"
        strokeWidth="2.600"
        className="fill-solid stroke-lip"
      />
      <path d="M62 180v3M138 180v3" strokeWidth="10" strokeLinecap="round" className="stroke-lip" />
      <rect x="90" y="48" width="20" height="12" className="fill-lip" />
      {picture !== null && <image href={pictureSrc(picture)} x="77" y="-1" width="46" height="46" />}
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
    </svg>
  );
}
