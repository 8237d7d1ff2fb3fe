import type { ReactNode } from "react";
import { groupNumber } from "#lib/core/group-number.ts";
import type { PictogramFigure } from "#lib/questions/figures/pictogram.ts";
import { pictogramText } from "#lib/text/pictogram-text.ts";
import { ChartTitle, titleHeight } from "./chart/title.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";
import { labelWidth } from "./label-lines.ts";
import { Picture } from "./picture.tsx";
import { ReadRow } from "./read-row.tsx";

const width = 320;
const names = 92;
const legend = 26;
/** Room for the number behind a row that is read. */
const readRoom = 34;

interface Room {
  /** How high a row is. */
  readonly row: number;
  /** For how many pictures a row has room. */
  readonly places: number;
  /** How far its name is lifted out of the middle, for what stands below it. */
  readonly lift: number;
}

/** Where everything of a chart of pictures stands; in as little room as it needs unless some is given. */
export function layPictogram(figure: Pick<PictogramFigure, "rows">, room?: Room) {
  const { rows } = figure;
  const row = room?.row ?? Math.max(26, Math.min(38, 120 / rows.length));
  const right = rows.some(({ isRead }) => isRead === true) ? readRoom : 0;
  const long = width - names - 12 - right;
  const longest = Math.max(5, room?.places ?? 0, ...rows.map(({ pictures }) => pictures));
  const size = Math.min(row - 5, long / longest - 2);
  const pitch = Math.min(long / longest, size + 8);
  const left = names + 7;
  return { width, row, size, pitch, left, top: titleHeight, xOf: (at: number) => left + at * pitch };
}

interface PictogramProps {
  figure: PictogramFigure;
  room?: Room;
  /** Drawn on the same sheet, in its units, below the pictures. */
  ground?: ReactNode;
  /** The same, above them. */
  children?: ReactNode;
}

/** A chart of pictures: a row for each kind, and what one picture stands for. */
export function Pictogram({ figure, room, ground, children }: PictogramProps) {
  const { title, rows, each } = figure;
  const { row, size, top, xOf } = layPictogram(figure, room);
  const bottom = top + rows.length * row;
  const lines = rows.slice(1).map((_, at) => `M2 ${top + (at + 1) * row}H${width - 2}`);
  return (
    <FigureSvg alt={figure.alt} width={width} height={bottom + (each === 1 ? 3 : legend)}>
      <ChartTitle title={title} />
      <path d={`M${names} ${top}H13q-11 0 -11 11V${bottom - 11}q0 11 11 11H${names}z`} className="fill-surface" />
      <path d={`${lines.join("")}M${names} ${top}V${bottom}`} strokeWidth="2" className="stroke-softlip" />
      <rect
        x="2"
        y={top}
        width={width - 4}
        height={bottom - top}
        rx="11"
        strokeWidth="2.400"
        className="fill-none stroke-hue"
      />
      {ground}
      {rows.map(({ name, picture, pictures, isRead }, place) => (
        <g key={name} transform={`translate(0 ${top + (place + 0.5) * row})`}>
          {isRead === true && <ReadRow width={width} height={row} text={groupNumber(pictures * each)} />}
          <Label text={name} x={11} y={-(room?.lift ?? 0)} width={names - 15} size={16.5} anchor="start" />
          {Array.from({ length: pictures }, (_, at) => xOf(at)).map((x) => (
            <Picture key={x} name={picture} x={x} y={-size / 2} size={size} />
          ))}
        </g>
      ))}
      {each !== 1 && <Legend figure={figure} y={bottom + legend / 2 + 1} />}
      {children}
    </FigureSvg>
  );
}

function Legend({ figure: { rows, each }, y }: { figure: PictogramFigure; y: number }) {
  const kinds = new Set(rows.map(({ picture }) => picture));
  const [only] = kinds;
  const means = pictogramText.means(each);
  if (only === undefined || kinds.size > 1) {
    return <Label text={`${pictogramText.picture} ${means}`} x={width / 2} y={y} width={width} className="fill-hue" />;
  }
  const before = labelWidth(pictogramText.each, 16);
  const start = (width - before - 26 - labelWidth(means, 16)) / 2;
  return (
    <>
      <Label text={pictogramText.each} x={start} y={y} width={width} anchor="start" className="fill-hue" />
      <Picture name={only} x={start + before + 2} y={y - 11} size={22} />
      <Label text={means} x={start + before + 28} y={y} width={width} anchor="start" className="fill-hue" />
    </>
  );
}
