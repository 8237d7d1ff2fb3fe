import { hasDecimals } from "#lib/questions/column/has-decimals.ts";
import type { PaperBlock } from "#lib/questions/paper-form.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";

/** Millimetres of a square of an exercise book, and of one that holds a child's digit. */
const squareSide = { book: 5, digit: 8 } as const;

/** Between two thin lines of the ruling of classes 1 and 2; four of them make a line to write on. */
const thin = 2.5;

function grid(columns: number, rows: number, side: number): string {
  const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * side}h${columns * side}`);
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * side} 0v${rows * side}`);
  return [...across, ...down].join("");
}

/** The same with room for a comma in front of so many of its columns. */
function commaGrid(columns: number, rows: number, side: number, decimals: number): string {
  const before = columns - decimals;
  const behind = before * side + side / 2;
  const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * side}h${behind + decimals * side}`);
  const lefts = Array.from({ length: before + 1 }, (_, column) => column * side);
  const rights = Array.from({ length: decimals + 1 }, (_, column) => behind + column * side);
  return [...across, ...[...lefts, ...rights].map((x) => `M${x} 0v${rows * side}`)].join("");
}

/** Empty squares to set a sum out in. */
export function Squares({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const side = squareSide.book;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-0.2 -0.2 ${columns * side + 0.4} ${rows * side + 0.4}`}
      className="paper-squares"
      style={{ inlineSize: `min(100%, ${columns * side}mm)` }}
    >
      <path d={grid(columns, rows, side)} className="paper-thin" />
    </svg>
  );
}

type SheetBlock = Extract<PaperBlock, { type: "sheet" }>;

/** A sum set out in squares; what is to be filled in has a frame of its own. */
export function Sheet(block: SheetBlock) {
  const { operation, rows, blanks, decimals } = block;
  const side = squareSide.digit;
  const columns = Math.max(...rows.map(({ length }) => length)) + 1;
  const last = rows.length - 1;
  const written = rows.flatMap((digits, row) =>
    digits.flatMap((digit, column) => (digit === null ? [] : [{ digit, row, column }])),
  );
  const commas = [...rows.keys()].filter((row) => hasDecimals(block, row));
  const gap = decimals === 0 ? 0 : side / 2;
  const leftOf = (column: number) => (columns - 1 - column) * side + (column < decimals ? gap : 0);
  const width = columns * side + gap;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-0.5 -0.5 ${width + 1} ${rows.length * side + 1}`}
      className="paper-squares"
      style={{ inlineSize: `min(100%, ${width}mm)` }}
    >
      <path
        d={decimals === 0 ? grid(columns, rows.length, side) : commaGrid(columns, rows.length, side, decimals)}
        className="paper-thin"
      />
      <text x={side / 2} y={side * last - side * 0.62} fontSize="6" textAnchor="middle" className="font-read">
        {operation}
      </text>
      <path d={`M0 ${last * side}h${width}`} className="paper-thick" />
      {blanks.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          x={leftOf(column) + 0.7}
          y={row * side + 0.7}
          width={side - 1.4}
          height={side - 1.4}
          className="paper-frame"
        />
      ))}
      {commas.map((row) => (
        <text
          key={row}
          x={leftOf(decimals - 1) - gap / 2}
          y={row * side + side * 0.8}
          fontSize="6"
          textAnchor="middle"
          className="font-read"
        >
          {columnBoardText.comma}
        </text>
      ))}
      {written.map(({ digit, row, column }) => (
        <text
          key={`${row} ${column}`}
          x={leftOf(column) + side / 2}
          y={row * side + side * 0.74}
          fontSize="6"
          textAnchor="middle"
          className="font-read"
        >
          {digit}
        </text>
      ))}
    </svg>
  );
}

type RuledBlock = Omit<Extract<PaperBlock, { type: "ruled" }>, "type">;

/** Lines to write on; the school's ruling has three thin lines above each line that is written on. */
export function Ruled({ heading, lines, ruling }: RuledBlock) {
  const places = Array.from({ length: lines }, (_, line) => line);
  return (
    <div className="paper-ruled" data-ruling={ruling}>
      {heading !== null && <p>{heading}</p>}
      {places.map((line) =>
        ruling === "dotted" ? (
          <span key={line} className="paper-rule" />
        ) : (
          <svg key={line} aria-hidden="true" viewBox={`0 0 170 ${5 * thin}`} preserveAspectRatio="none">
            <path d={[1, 2, 3].map((no) => `M0 ${no * thin}h170`).join("")} className="paper-thin" />
            <path d={`M0 ${4 * thin}h170`} className="paper-thick" />
          </svg>
        ),
      )}
    </div>
  );
}
