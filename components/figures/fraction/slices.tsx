import { type DrawnWhole, partClass, partLook } from "./part-look.ts";

interface SlicesProps {
  whole: DrawnWhole;
  x: number;
  y: number;
  width: number;
}

/** A circle cut like a cake, from the top on clockwise. */
export function Slices({ whole, x, y, width }: SlicesProps) {
  const radius = width / 2;
  const [middleX, middleY] = [x + radius, y + radius];
  const at = (place: number, distance: number) => {
    const turn = (place / whole.parts) * 2 * Math.PI;
    return `${middleX + distance * Math.sin(turn)} ${middleY - distance * Math.cos(turn)}`;
  };
  const bow = (place: number) => `A${radius} ${radius} 0 ${whole.parts === 1 ? 1 : 0} 1 ${at(place, radius)}`;
  const slices = Array.from({ length: whole.parts }, (_, place) => ({ place, look: partLook(place, whole) }));
  const reach = Math.min(radius * 0.16, (radius * 1.2) / whole.parts);
  const crosses = slices
    .filter(({ look }) => look === "crossed")
    .map(
      ({ place }) =>
        `M${at(place + 0.5, radius * 0.64)}m${-reach} ${-reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`,
    );
  return (
    <g strokeLinejoin="round">
      {whole.parts === 1 ? (
        <circle
          cx={middleX}
          cy={middleY}
          r={radius}
          strokeWidth="2.6"
          className={`stroke-hue ${partClass[partLook(0, whole)]}`}
        />
      ) : (
        slices.map(({ place, look }) => (
          <path
            key={place}
            d={`M${middleX} ${middleY}L${at(place, radius)}${bow(place + 1)}Z`}
            strokeWidth="2.2"
            className={`stroke-hue ${partClass[look]}`}
          />
        ))
      )}
      <path d={crosses.join("")} strokeWidth="3.4" strokeLinecap="round" className="stroke-again" />
    </g>
  );
}
