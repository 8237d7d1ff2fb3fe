import { ColumnSheet } from "#components/figures/column-sheet.tsx";
import type { BoardState } from "#components/questions/board-state.ts";
import { type CarriedNote, carriedNotes } from "#lib/questions/column/carried-notes.ts";
import { writeSquares } from "#lib/questions/column/write-squares.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { ColumnView } from "#lib/questions/kinds/column/grading.ts";
import { columnBoardText } from "#lib/text/column-board-text.ts";
import { sheetSquares } from "./sheet-squares.ts";

interface FillSheetProps {
  view: ColumnView;
  state: BoardState<"column">;
  typed: readonly number[];
  /** What stands in the blanks while they are filled. */
  shown: readonly number[];
  notes: readonly CarriedNote[];
  /** What an open hint shows; null without one. */
  help: ColumnFigure | null;
  /** Whether it has the whole width, above the pad. */
  isWide: boolean;
}

/** Beside the pad, above it, and alone once the answer is known. */
function sizeOf(isWide: boolean, isAsking: boolean): string {
  if (isWide) return "max-h-36 w-full tablet:max-h-60 tablet:max-w-120";
  return isAsking ? "w-full max-w-80" : "w-full max-w-45 tablet:max-w-80";
}

/** The sheet of a column with what is written, noted and hinted so far; alone and larger once the answer is known. */
export function FillSheet({ view, state, typed, shown, notes, help, isWide }: FillSheetProps) {
  const { key } = state;
  const digits = key?.digits ?? shown;
  const helped = help === null ? [] : carriedNotes(help);
  const own = [...notes, ...helped.filter(({ column }) => notes.every((note) => note.column !== column))];
  const told = view.blanks.map(({ column }, place) =>
    columnBoardText.typed(column, digits[place]?.toString() ?? "", view.decimals),
  );
  return (
    <div className="grid min-w-0 flex-1 place-items-center rounded-card bg-card p-1.5 lip tablet:p-5">
      <ColumnSheet
        operation={view.operation}
        rows={sheetSquares(view, { state, typed, help })}
        hasResult
        notes={key === null ? own : carriedNotes(key)}
        decimals={view.decimals}
        marked={key === null ? (help?.marked ?? null) : null}
        alt={altOf(view)}
        className={sizeOf(isWide, key === null)}
      />
      <p aria-live="polite" className="sr-only">
        {[...told, ...notes.slice(0, 1).map(({ digit }) => columnBoardText.noted(digit))].join(", ")}
      </p>
    </div>
  );
}

/** The sum as it is printed: "4? + 36 = 83"; an empty result is not told. */
function altOf({ operation, rows, blanks, decimals = 0 }: ColumnView): string {
  const numbers = rows.map((row, at) =>
    writeSquares(
      row.map(
        (digit, column) => digit ?? (blanks.some((blank) => blank.row === at && blank.column === column) ? "?" : null),
      ),
      decimals,
    ),
  );
  const [lower = "", result = ""] = numbers.slice(-2);
  const upper = numbers.slice(0, -2).join(` ${operation} `);
  return columnBoardText.sheetAlt(operation, upper, lower, /\d/.test(result) ? result : null);
}
