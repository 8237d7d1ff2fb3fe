import type { PieChartFigure } from "#lib/questions/figures/pie-chart.ts";
import type { Paint } from "#lib/questions/figures/shape-part.ts";
import { AskedBox } from "./asked-box.tsx";
import { ChartTitle, titleHeight } from "./chart/title.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";
import { layPie, type PlacedSector, pie, pieAt, pieEdge } from "./pie-chart/lay-pie.ts";
import { paints } from "./shapes/paints.ts";

const order: readonly Paint[] = ["blue", "yellow", "green", "pink", "purple", "red"];

/** A round chart; the name of each sector stands beside it, joined by a line. */
export function PieChart({ figure, answer: given = null }: { figure: PieChartFigure; answer?: string | null }) {
  // Only a number of percents stands for a question mark.
  const answer = given !== null && /^\d+(?:,\d+)?(?:[ \u00a0]?%)?$/u.test(given) ? given : null;
  const top = titleHeight;
  const sectors = layPie(figure.sectors);
  const isAnyMarked = sectors.some(({ isMarked = false }) => isMarked);
  // The outline of one that stands out lies over those of its neighbours.
  const inOrder = sectors
    .map((sector, at) => ({ sector, paint: order[at] ?? "red" }))
    .toSorted((one, other) => Number(one.sector.isMarked ?? false) - Number(other.sector.isMarked ?? false));
  return (
    <FigureSvg alt={figure.alt} width={pie.width} height={top + 2 * pieEdge + 2}>
      <ChartTitle title={figure.title} />
      <g transform={`translate(${pie.width / 2} ${top + pieEdge})`}>
        {inOrder.map(({ sector, paint }) => (
          <path
            key={sector.name}
            d={outline(sector)}
            fill={paints[paint].light}
            fillOpacity={isAnyMarked && sector.isMarked !== true ? 0.35 : undefined}
            strokeWidth={sector.isMarked === true ? 5 : 2.4}
            strokeLinejoin="round"
            className="stroke-ink"
          />
        ))}
        {sectors.map((sector) => (
          <Words key={sector.name} sector={sector} answer={answer} />
        ))}
      </g>
    </FigureSvg>
  );
}

function outline({ from, to }: PlacedSector): string {
  const [start, end] = [pieAt(from, pie.radius), pieAt(to, pie.radius)];
  return `M0 0L${start.x} ${start.y}A${pie.radius} ${pie.radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}z`;
}

/** The name beside the circle, and the label on the sector or, where that is narrow, below the name. */
function Words({ sector, answer }: { sector: PlacedSector; answer: string | null }) {
  const { name, label, from, to, isRight, hasRoom, labelAt, y } = sector;
  const side = isRight ? 1 : -1;
  const turn = (from + to) / 2;
  const rim = pieAt(turn, pie.radius);
  const out = pieAt(turn, pie.radius + 6);
  const beside = { x: side * (pie.radius + 16), width: pie.nameWidth, anchor: isRight ? "start" : "end" } as const;
  return (
    <>
      <path
        d={`M${rim.x} ${rim.y}L${out.x} ${out.y}L${side * (pie.radius + 11)} ${y}h${side * 3}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      <Label text={name} {...beside} y={y} size={pie.nameSize} />
      {label === "?" && (
        <AskedBox {...labelAt} width={answer === null ? 26 : 48} height={25} size={18} answer={answer} />
      )}
      {label !== null && label !== "?" && (
        <Label
          text={label.replaceAll(" ", "\u00a0")}
          {...(hasRoom ? { x: labelAt.x, width: 64 } : beside)}
          y={labelAt.y}
          size={labelAt.size}
        />
      )}
    </>
  );
}
