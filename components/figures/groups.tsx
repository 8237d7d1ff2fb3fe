import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { layGroups } from "./groups/lay-groups.ts";
import { pictureSrc } from "./picture-src.ts";

/** Things in groups: on plates, in rows or in a heap. */
export function Groups({ figure }: { figure: GroupsFigure }) {
  const { width, height, cell, things, plates, rings } = layGroups(figure);
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
        <image
          key={`${x}-${y}`}
          href={pictureSrc(figure.picture)}
          x={x + (cell - size) / 2}
          y={y + (cell - size) / 2}
          width={size}
          height={size}
        />
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
