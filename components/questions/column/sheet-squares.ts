import type { SheetSquare } from "#components/figures/sheet-square.tsx";
import type { BoardState } from "#components/questions/board-state.ts";
import type { ColumnFigure } from "#lib/questions/figures/column.ts";
import type { ColumnView } from "#lib/questions/kinds/column/grading.ts";

interface Filling {
  readonly state: BoardState<"column">;
  readonly typed: readonly number[];
  /** What an open hint shows; null without one. */
  readonly help: ColumnFigure | null;
}

type Blank = ColumnView["blanks"][number];

function blankSquare({ state, typed, help }: Filling, { row, column }: Blank, place: number): SheetSquare {
  const { key, tried, phase } = state;
  if (key !== null) return { text: String(key.digits[place] ?? ""), look: "right" };
  const last = tried.at(-1)?.digits;
  if (typed.length === 0 && last !== undefined) {
    return { text: String(last[place] ?? ""), look: phase === "waiting" ? "waiting" : "tried" };
  }
  const digit = typed[place];
  if (digit !== undefined) return { text: String(digit), look: "typed" };
  const helped = help?.rows[row]?.[column] ?? "?";
  if (helped !== "?") return { text: helped, look: "helped" };
  return { text: "", look: place === typed.length ? "active" : "box" };
}

/** What stands in every square of the sheet: the printed digits, and in each blank the last that is known of it. */
export function sheetSquares({ rows, blanks }: ColumnView, filling: Filling): (SheetSquare | null)[][] {
  return rows.map((squares, row) =>
    squares.map((digit, column) => {
      const place = blanks.findIndex((blank) => blank.row === row && blank.column === column);
      if (place >= 0) return blankSquare(filling, { row, column }, place);
      return digit === null ? null : { text: String(digit), look: "printed" };
    }),
  );
}
