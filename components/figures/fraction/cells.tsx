import { useId } from "react";
import { type DrawnWhole, partClass, partLook } from "./part-look.ts";

interface CellsProps {
  whole: DrawnWhole;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A bar or a grid: equal rectangles in rows. */
export function Cells({ whole, x, y, width, height }: CellsProps) {
  const clip = useId();
  const columns = whole.form === "bar" ? whole.parts : whole.columns;
  const rows = Math.ceil(whole.parts / columns);
  const [across, down] = [width / columns, height / rows];
  const cells = Array.from({ length: whole.parts }, (_, place) => ({
    place,
    look: partLook(place, whole),
    left: x + (place % columns) * across,
    upper: y + Math.floor(place / columns) * down,
  }));
  const round = whole.form === "bar" ? 7 : 3;
  const crosses = cells.filter(({ look }) => look === "crossed");
  const inset = Math.min(across, down) * 0.2;
  return (
    <g>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} rx={round} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {cells.map(({ place, look, left, upper }) => (
          <rect key={place} x={left} y={upper} width={across} height={down} className={partClass[look]} />
        ))}
        <path
          d={cuts({ x, y, width, height, columns, rows })}
          strokeWidth={columns > 12 || rows > 6 ? 1.2 : 2}
          className="stroke-hue"
        />
      </g>
      <path
        d={crosses
          .map(
            ({ left, upper }) => `M${left + inset} ${upper + inset}L${left + across - inset} ${upper + down - inset}`,
          )
          .join("")}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-again"
      />
      <path
        d={crosses
          .map(
            ({ left, upper }) => `M${left + inset} ${upper + down - inset}L${left + across - inset} ${upper + inset}`,
          )
          .join("")}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-again"
      />
      <rect x={x} y={y} width={width} height={height} rx={round} fill="none" strokeWidth="2.6" className="stroke-hue" />
    </g>
  );
}

interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
}

function cuts({ x, y, width, height, columns, rows }: Cut): string {
  const upright = Array.from({ length: columns - 1 }, (_, at) => `M${x + ((at + 1) * width) / columns} ${y}v${height}`);
  const lying = Array.from({ length: rows - 1 }, (_, at) => `M${x} ${y + ((at + 1) * height) / rows}h${width}`);
  return [...upright, ...lying].join("");
}
