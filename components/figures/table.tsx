import { type TableFigure, tintedCells } from "#lib/questions/figures/table.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { SvgLabel } from "./svg-label.tsx";
import { SvgLines } from "./svg-lines.tsx";
import { SvgWords } from "./svg-words.tsx";
import { tableLayout } from "./table/table-layout.ts";

interface TableProps {
  figure: TableFigure;
  answer?: string | null;
}

/** A table, its head tinted; "?" is a cell to fill. */
export function Table({ figure, answer: given = null }: TableProps) {
  const { title } = figure;
  const tinted = tintedCells(figure);
  const { width, height, titleHeight, size, rows, columns } = tableLayout(figure);
  const answer = gapAnswer(figure.rows.flat(), given);
  const [upper, inner] = [titleHeight + 4, width - 8];
  const headHeight = rows[0]?.height ?? 0;
  const spots = rows.flatMap(({ cells, place, top, height: tall }) =>
    columns.map(({ column, left, width: wide }) => ({
      lines: cells[column] ?? [],
      key: `${place}-${column}`,
      isHead: place === 0,
      isMarked: tinted.some((cell) => cell.row === place - 1 && cell.column === column),
      box: { x: left, y: top, width: wide, height: tall },
    })),
  );
  const lines = [
    ...rows.slice(1).map(({ top }) => `M4 ${top}h${inner}`),
    ...columns.slice(1).map(({ left }) => `M${left} ${upper}V${height - 4}`),
  ];
  return (
    <FigureSvg alt={figure.alt} {...{ width, height }} growth={1.8}>
      {title !== null && <SvgWords text={title} x={width / 2} y={14} size={17} />}
      <rect x="4" y={upper} width={inner} height={height - 4 - upper} rx="12" className="fill-card" />
      <path
        d={`M4 ${upper + headHeight}v${12 - headHeight}q0 -12 12 -12h${inner - 24}q12 0 12 12v${headHeight - 12}Z`}
        className="fill-soft"
      />
      {spots
        .filter(({ isMarked }) => isMarked)
        .map(({ key, box }) => (
          <rect key={key} {...box} className="animate-fade fill-again-soft" />
        ))}
      <path d={lines.join("")} strokeWidth="1.6" className="stroke-hue" />
      {spots.map(({ key, ...cell }) => (
        <Cell key={key} {...cell} size={size} answer={answer} />
      ))}
      <rect
        x="4"
        y={upper}
        width={inner}
        height={height - 4 - upper}
        rx="12"
        fill="none"
        strokeWidth="2.6"
        className="stroke-hue"
      />
    </FigureSvg>
  );
}

interface CellProps {
  lines: readonly string[];
  isHead: boolean;
  box: { x: number; y: number; width: number; height: number };
  size: number;
  answer: string | null;
}

function Cell({ lines, isHead, box, size, answer }: CellProps) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [only] = lines;
  if (lines.length === 1 && only?.includes("?")) return <SvgLabel text={only} {...{ x, y, size, answer }} />;
  return <SvgLines {...{ lines, x, y, size }} className={isHead ? "fill-hue" : "fill-ink"} />;
}
