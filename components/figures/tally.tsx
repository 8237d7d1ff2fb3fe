import type { TallyFigure } from "#lib/questions/figures/tally.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { Label } from "./label.tsx";
import { Picture } from "./picture.tsx";
import { ReadRow } from "./read-row.tsx";

const width = 320;
const names = 108;
/** Bundles stand closer where a number follows them. */
const bundle = { pitch: 49, narrow: 43, stroke: 9, height: 26 };

/** A sheet of strokes, a row for each kind. */
export function Tally({ figure }: { figure: TallyFigure }) {
  const { rows } = figure;
  const isAnyRead = rows.some(({ isRead }) => isRead === true);
  const row = Math.max(33, Math.min(46, 150 / rows.length));
  const height = rows.length * row;
  const lines = rows.slice(1).map((_, at) => `M2 ${2 + (at + 1) * row}H${width - 2}`);
  return (
    <FigureSvg alt={figure.alt} width={width} height={height + 4}>
      <rect x="2" y="2" width={width - 4} height={height} rx="11" className="fill-card" />
      <path d={`M${names} 2H13q-11 0 -11 11V${height - 9}q0 11 11 11H${names}z`} className="fill-surface" />
      <path d={`${lines.join("")}M${names} 2V${height + 2}`} strokeWidth="2" className="stroke-softlip" />
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height}
        rx="11"
        strokeWidth="2.400"
        className="fill-none stroke-hue"
      />
      {rows.map(({ name, picture, count, isRead }, place) => (
        <g key={name} transform={`translate(0 ${2 + (place + 0.5) * row})`}>
          {isRead === true && <ReadRow width={width} height={row} text={String(count)} />}
          {picture !== null && <Picture name={picture} x={9} y={-14} size={28} />}
          <Label
            text={name}
            x={picture === null ? 12 : 42}
            y={0}
            width={names - (picture === null ? 18 : 46)}
            size={17}
            anchor="start"
          />
          <g transform={`translate(${names + 15} 0)`}>
            <Strokes count={count} pitch={isAnyRead ? bundle.narrow : bundle.pitch} />
          </g>
        </g>
      ))}
    </FigureSvg>
  );
}

interface StrokesProps {
  count: number;
  /** From one bundle to the next. */
  pitch: number;
}

/** From the first stroke on to the right, their middle at 0: four upright and the fifth across them. */
export function Strokes({ count, pitch }: StrokesProps) {
  const half = bundle.height / 2;
  const strokes = Array.from({ length: count }, (_, at) => {
    const start = Math.floor(at / 5) * pitch;
    const place = at % 5;
    return place === 4
      ? `M${start - 6} ${half - 4}L${start + 3 * bundle.stroke + 6} ${4 - half}`
      : `M${start + place * bundle.stroke + 0.6} ${-half}l-1.2 ${bundle.height}`;
  });
  return <path d={strokes.join("")} strokeWidth="3" strokeLinecap="round" className="stroke-hue" />;
}
