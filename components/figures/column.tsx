import { carriedNotes } from "#lib/questions/column/carried-notes.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import { ColumnSheet } from "./column-sheet.tsx";
import type { SheetSquare } from "./sheet-square.tsx";

/** A sum one number below the other, as far as it is worked. */
export function Column({ figure }: { figure: ColumnFigure }) {
  const { operation, rows, hasResult, marked, decimals, alt } = figure;
  const squares = rows.map((row) => row.map(toSquare));
  return (
    <ColumnSheet
      {...{ operation, rows: squares, hasResult, notes: carriedNotes(figure), marked, decimals, alt }}
      className="w-full max-w-45 shrink tablet:max-w-80"
    />
  );
}

function toSquare(square: string | null): SheetSquare | null {
  if (square === null) return null;
  return square === "?" ? { text: "", look: "box" } : { text: square, look: "printed" };
}
