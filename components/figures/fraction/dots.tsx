import { type DrawnWhole, partClass, partLook } from "./part-look.ts";

interface DotsProps {
  whole: DrawnWhole;
  x: number;
  y: number;
  width: number;
}

/** A set of round things in rows. */
export function Dots({ whole, x, y, width }: DotsProps) {
  const cell = width / whole.columns;
  const radius = cell / 2 - 2.5;
  const dots = Array.from({ length: whole.parts }, (_, place) => ({
    place,
    look: partLook(place, whole),
    middleX: x + ((place % whole.columns) + 0.5) * cell,
    middleY: y + (Math.floor(place / whole.columns) + 0.5) * cell,
  }));
  const reach = radius * 0.55;
  return dots.map(({ place, look, middleX, middleY }) => (
    <g key={place}>
      <circle cx={middleX} cy={middleY} r={radius} strokeWidth="2.2" className={`stroke-hue ${partClass[look]}`} />
      {look === "crossed" && (
        <path
          d={`M${middleX - reach} ${middleY - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`}
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-again"
        />
      )}
    </g>
  ));
}
