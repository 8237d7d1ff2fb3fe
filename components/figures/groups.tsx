import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { labelRadius, layGroups } from "./groups/lay-groups.ts";
import { Picture } from "./picture.tsx";

/** Things in groups: on plates, in rows or in a heap. */
export function Groups({ figure }: { figure: GroupsFigure }) {
  const { width, height, cell, things, plates, rings, labels } = layGroups(figure);
  const size = cell * 0.84;
  return (
    <FigureSvg alt={figure.alt} width={width} height={height}>
      {plates.map((plate) => (
        <Plate key={`${plate.x}-${plate.y}`} {...plate} />
      ))}
      {rings.map((ring) => (
        <rect
          key={`${ring.x}-${ring.y}`}
          {...ring}
          rx={Math.min(ring.height / 2, 16)}
          strokeWidth="2.6"
          className="animate-fade fill-again-surface stroke-again"
        />
      ))}
      {things.map(({ x, y }) => (
        <Picture
          key={`${x}-${y}`}
          name={figure.picture}
          x={x + (cell - size) / 2}
          y={y + (cell - size) / 2}
          size={size}
        />
      ))}
      {labels.map(({ x, y, text }) => (
        <g key={`${x}-${y}`} className="animate-pop pivot">
          <rect
            x={x - labelRadius - (text.length > 2 ? 4 : 0)}
            y={y - labelRadius}
            width={2 * labelRadius + (text.length > 2 ? 8 : 0)}
            height={2 * labelRadius}
            rx={labelRadius}
            className="fill-again"
          />
          <text
            x={x}
            y={y + 5.8}
            fontSize="16.5"
            textAnchor="middle"
            className="fill-white font-head font-extrabold tabular-nums"
          >
            {text}
          </text>
        </g>
      ))}
    </FigureSvg>
  );
}

interface PlateProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

function Plate({ x, y, width, height }: PlateProps) {
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  return (
    <>
      <ellipse {...middle} rx={width / 2} ry={height / 2} strokeWidth="2.4" className="fill-surface stroke-hue" />
      <ellipse
        {...middle}
        rx={width / 2 - 6}
        ry={height / 2 - 5}
        strokeWidth="1.6"
        className="fill-card stroke-softlip"
      />
    </>
  );
}
