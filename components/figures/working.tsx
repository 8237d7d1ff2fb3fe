import type { WorkingFigure } from "#lib/questions/figures/working.ts";
import { FigureSvg } from "./figure-svg.tsx";
import { gapAnswer } from "./gap-answer.ts";
import { PaperDigit } from "./paper-digit.tsx";
import { paperPath } from "./paper-path.ts";

const side = 34;
const edge = 8;
const signWidth = 28;

interface WorkingProps {
  figure: WorkingFigure;
  answer?: string | null;
}

/** A sum written in columns on squared paper. */
export function Working({ figure, answer: given = null }: WorkingProps) {
  const { operation, rows, rules, notes, marked } = figure;
  const columns = rows[0]?.length ?? 0;
  const strip = notes.length > 0 ? 28 : edge;
  const width = edge * 2 + signWidth + columns * side;
  const height = strip + rows.length * side + edge;
  const xOf = (column: number) => edge + signWidth + column * side;
  const yOf = (row: number) => strip + row * side;
  const answer = gapAnswer(rows.flat(), given, 1);
  const digits = rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === null ? [] : [{ text, at, column }])),
  );
  return (
    <FigureSvg alt={figure.alt} {...{ width, height }} growth={1.7}>
      <path d={paperPath(width, height, side / 2, xOf(0), yOf(0))} strokeWidth="1.2" className="stroke-soft" />
      {marked !== null && (
        <rect
          key={marked}
          x={xOf(marked)}
          y="2"
          width={side}
          height={height - 4}
          rx="9"
          className="animate-fade fill-again-soft opacity-70"
        />
      )}
      <path d={signPaths[operation](edge + signWidth / 2 - 3, yOf(1))} strokeWidth="3.4" {...inkLine} />
      {rules.map((row) => (
        <path key={row} d={`M${edge} ${yOf(row + 1)}H${width - edge}`} strokeWidth="3" {...inkLine} />
      ))}
      {digits.map(({ text, at, column }) => (
        <PaperDigit
          key={`${at}-${column}`}
          text={text}
          x={xOf(column) + side / 2}
          y={yOf(at) + side / 2}
          side={side}
          answer={answer}
        />
      ))}
      <Notes notes={notes} xOf={xOf} />
    </FigureSvg>
  );
}

const inkLine = { strokeLinecap: "round", className: "stroke-ink" } as const;

const signPaths: Readonly<Record<WorkingFigure["operation"], (x: number, y: number) => string>> = {
  "+": (x, y) => `M${x - 7} ${y}h14M${x} ${y - 7}v14`,
  "−": (x, y) => `M${x - 7} ${y}h14`,
  "×": (x, y) => `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`,
};

/** What is carried, small above the first row. */
function Notes({ notes, xOf }: { notes: WorkingFigure["notes"]; xOf: (column: number) => number }) {
  return notes
    .flatMap((note, column) => (note === null ? [] : [{ note, column }]))
    .map(({ note, column }) => (
      <g key={column} className="animate-pop pivot">
        <circle cx={xOf(column) + side / 2} cy="15" r="11" className="fill-again" />
        <text
          x={xOf(column) + side / 2}
          y="20.500"
          fontSize="16"
          textAnchor="middle"
          className="fill-white font-head font-bold tabular-nums"
        >
          {note}
        </text>
      </g>
    ));
}
