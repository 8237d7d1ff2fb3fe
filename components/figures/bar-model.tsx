import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { barLayout, braceHeight, labelSize, nameSize } from "./bar-model/bar-layout.ts";
import { Brace } from "./bar-model/brace.tsx";
import { Part } from "./bar-model/part.tsx";
import { Total } from "./bar-model/total.tsx";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { SvgLabel } from "./svg-label.tsx";
import { SvgLines } from "./svg-lines.tsx";

interface BarModelProps {
  figure: BarModelFigure;
  answer?: string | null;
}

type Row = ReturnType<typeof barLayout>["rows"][number];

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
