import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { barLayout, braceHeight, labelSize, nameSize } from "./bar-model/bar-layout.ts";

import { Part } from "./bar-model/part.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { labelRoom } from "./label-room.ts";
import { SvgLabel } from "./svg-label.tsx";
import { SvgLines } from "./svg-lines.tsx";

interface BarModelProps {
  figure: BarModelFigure;
  answer?: string | null;
}

type Row = ReturnType<typeof barLayout>["rows"][number];

interface TotalProps {
  text: string;
  x: number;
  from: number;
  to: number;
  answer: string | null;
}

/** A brace at the right of all bars, and what they are together. */
function Total({ text, x, from, to, answer }: TotalProps) {
  const middle = (from + to) / 2;
  const half = labelRoom(text, labelSize).width / 2;
  return (
    <>
      <path
        d={`M${x} ${from}q6 0 6 6V${middle - 6}q0 6 6 6 -6 0 -6 6V${to - 6}q0 6 -6 6`}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        className="stroke-ink"
      />
      <SvgLabel text={text} x={x + 16 + half} y={middle} size={labelSize} answer={answer} />
    </>
  );
}

/** A "sơ đồ đoạn thẳng": bars to one scale, what is asked for in yellow, what is missing dashed. */
export function BarModel({ figure, answer: given = null }: BarModelProps) {
  const { bars, total, alt } = figure;
  const { width, height, left, right, rows } = barLayout(figure);
  const texts = bars.flatMap(({ parts, whole, spans = [] }) =>
    [...parts, ...spans].map(({ label }) => label).concat(whole),
  );
  const answer = gapAnswer([...texts, total ?? null], given);
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <FigureSvg {...{ alt, width, height }}>
      {rows.map((row) => (
        <BarRow key={row.place} row={row} left={left} answer={answer} />
      ))}
      {total !== undefined && first !== undefined && last !== undefined && (
        <Total text={total} x={right + 5} from={first.top} to={last.top + last.height} answer={answer} />
      )}
    </FigureSvg>
  );
}

interface BarRowProps {
  row: Row;
  left: number;
  answer: string | null;
}

interface BraceProps {
  from: number;
  to: number;
  y: number;
  /** The side its tip points to. */
  tip: "up" | "down";
}

const round = 6;

/** A brace that lies along a bar. */
function Brace({ from, to, y, tip }: BraceProps) {
  const middle = (from + to) / 2;
  const down = tip === "down" ? 1 : -1;
  const bend = Math.min(round, (to - from) / 4);
  return (
    <path
      d={`M${from} ${y}q0 ${round * down} ${bend} ${round * down}H${middle - bend}q${bend} 0 ${bend} ${round * down} 0 ${-round * down} ${bend} ${-round * down}H${to - bend}q${bend} 0 ${bend} ${-round * down}`}
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
      className="stroke-ink"
    />
  );
}

function BarRow({ row, left, answer }: BarRowProps) {
  const { bar, parts, names, top, height, labelY, end } = row;
  const middle = top + height / 2;
  return (
    <>
      <SvgLines lines={names} x={6} y={middle} size={nameSize} anchor="start" />
      {parts.map((placed) => (
        <Part key={placed.x} {...{ placed, top, height, labelY, answer }} />
      ))}
      {bar.spans?.map((span) => {
        const [from, to] = [parts[span.from], parts[span.to]];
        if (from === undefined || to === undefined) return null;
        const [start, stop] = [from.x, to.x + to.width];
        return (
          <g key={start}>
            <Brace from={start + 1} to={stop - 1} y={top - 4} tip="up" />
            <SvgLabel
              text={span.label}
              x={(start + stop) / 2}
              y={top - braceHeight + 8}
              size={labelSize}
              answer={answer}
            />
          </g>
        );
      })}
      {bar.whole !== null && (
        <>
          <Brace from={left} to={end} y={top + height + 4} tip="down" />
          <SvgLabel
            text={bar.whole}
            x={(left + end) / 2}
            y={top + height + braceHeight - 9}
            size={labelSize}
            answer={answer}
          />
        </>
      )}
    </>
  );
}
