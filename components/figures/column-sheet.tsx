import { classNames } from "#components/ui/class-names.ts";
import type { CarriedNote } from "#lib/questions/column/carried-notes.ts";
import type { ColumnOperation } from "#lib/questions/figures/column.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { type SheetSquare, Square } from "./sheet-square.tsx";

/** A digit stands in four squares of the paper. */
const side = 48;
const pitch = side / 2;
const edge = 5;
const signWidth = 27;
const strip = 34;
/** Between the ones and the tenths, for the comma: one square of the paper. */
const commaWidth = pitch;

interface ColumnSheetProps {
  operation: ColumnOperation;
  /** The numbers from the top, the result last where it is written; each from the ones upward. */
  rows: readonly (readonly (SheetSquare | null)[])[];
  hasResult: boolean;
  /** What is carried, small beside the digits. */
  notes: readonly CarriedNote[];
  marked: number | null;
  /** How many columns stand behind the comma. */
  decimals: number | undefined;
  alt: string;
  className: string;
}

/** A sum one number below the other on squared paper. */
export function ColumnSheet(props: ColumnSheetProps) {
  const { operation, rows, hasResult, notes, marked, decimals = 0, alt, className } = props;
  const columns = rows[0]?.length ?? 0;
  const gap = decimals === 0 ? 0 : commaWidth;
  const width = 2 * edge + signWidth + columns * side + gap;
  const height = strip + rows.length * side + edge;
  const xOf = (column: number) => edge + signWidth + (columns - 1 - column) * side + (column < decimals ? gap : 0);
  const yOf = (row: number) => strip + row * side;
  const terms = hasResult ? rows.length - 1 : rows.length;
  const squares = rows.flatMap((row, at) =>
    row.flatMap((square, column) => (square === null ? [] : [{ square, at, column }])),
  );
  const commas = [...rows.keys()].filter((at) => rows[at]?.slice(0, decimals).some((square) => square !== null));
  return (
    <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`} className={classNames("min-h-0", className)}>
      <path d={gridOf(width, height)} strokeWidth="1.2" className="stroke-soft" />
      {marked !== null && (
        <rect
          key={marked}
          x={xOf(marked)}
          y="4"
          width={side}
          height={height - 8}
          rx="12"
          className="animate-fade fill-again-soft opacity-70"
        />
      )}
      <path d={signOf(operation, edge + signWidth / 2 - 2, yOf(1))} {...inkLine} strokeWidth="4" />
      <path d={`M${edge} ${yOf(terms)}H${width - edge}`} {...inkLine} strokeWidth="3.5" />
      {squares.map(({ square, at, column }) => (
        <Square key={`${at}-${column}`} square={square} x={xOf(column)} y={yOf(at)} />
      ))}
      {commas.map((at) => (
        <Comma key={at} x={xOf(decimals - 1) - gap / 2} y={yOf(at)} />
      ))}
      {notes.map(({ column, digit }) =>
        operation !== "−" ? (
          <Note key={column} digit={digit} x={xOf(column) + side / 2} y={strip / 2 + 1} />
        ) : (
          <g key={column}>
            <Note digit={digit} x={xOf(column - 1) + 1} y={yOf(0) + 13} />
            <Note digit={digit} x={xOf(column) + side - 1} y={yOf(1) + 13} />
          </g>
        ),
      )}
    </svg>
  );
}

const inkLine = { strokeLinecap: "round", className: "stroke-ink" } as const;

function gridOf(width: number, height: number): string {
  const across = Array.from({ length: Math.ceil(width / pitch) }, (_, line) => {
    const x = ((edge + signWidth) % pitch) + line * pitch;
    return x < width ? `M${x} 0V${height}` : "";
  });
  const down = Array.from({ length: Math.ceil(height / pitch) }, (_, line) => {
    const y = (strip % pitch) + line * pitch;
    return y < height ? `M0 ${y}H${width}` : "";
  });
  return [...across, ...down].join("");
}

function signOf(operation: ColumnOperation, x: number, y: number): string {
  if (operation === "×") return `M${x - 7} ${y - 7}l14 14m0 -14l-14 14`;
  return `M${x - 9} ${y}h18${operation === "+" ? `M${x} ${y - 9}v18` : ""}`;
}

/** The comma of a number, in its own room between two squares. */
function Comma({ x, y }: { x: number; y: number }) {
  return (
    <text x={x} y={y + 39} fontSize="42" textAnchor="middle" className="fill-ink font-head font-bold">
      {columnBoardText.comma}
    </text>
  );
}

/** A carried digit, small beside the others. */
function Note({ digit, x, y }: { digit: number; x: number; y: number }) {
  return (
    <g className="animate-pop pivot">
      <circle cx={x} cy={y} r="10.5" className="fill-again" />
      {digit === 1 ? (
        <path
          d={`M${x - 3} ${y - 3}l3.5-3v12`}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-white"
        />
      ) : (
        <text x={x} y={y + 6} fontSize="17" textAnchor="middle" className="fill-white font-head font-bold">
          {digit}
        </text>
      )}
    </g>
  );
}
