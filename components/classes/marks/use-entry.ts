import type { ClassView } from "#lib/classes/class-view.ts";
import { isAbsent, type Mark, type MarkedTest, type SeatRow } from "#lib/marks/marked-test.ts";
import { emptyRow, type MoveWay, moveRow } from "#lib/marks/move-row.ts";
import { readPaste, type Start } from "#lib/marks/read-paste.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import type { Place, SeatMarks } from "./marks-row.tsx";
import { moveMarks } from "./move-marks.ts";
import type { useMarks } from "./use-marks.ts";

function isSame(one: Mark | null, other: Mark | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether there is something of a seat to move, or to lose. */
export function isTaken(row: SeatRow): boolean {
  return isAbsent(row) || row.marks.some((mark) => mark !== null);
}

/** What a teacher does to the points of the table: of one cell, of a row, of several. */
export function useEntry(view: ClassView, test: MarkedTest, { rowOf, change }: ReturnType<typeof useMarks>) {
  const all = [...test.items.keys()];
  const none = test.items.map(() => null);
  const seats = view.seats.map((seat): SeatMarks => ({ seat, ...rowOf(seat.number) }));
  return {
    seats,
    setMark({ number, item }: Place, mark: Mark | null): void {
      const row = rowOf(number);
      if (row.code === null || isSame(row.marks[item] ?? null, mark)) return;
      change([{ row: { ...row, marks: row.marks.with(item, mark) }, items: [item] }]);
    },
    setCode(number: number, code: SheetCode): void {
      const row = rowOf(number);
      if (row.code === null) change([{ row: { ...row, code }, items: [] }]);
      else change([{ row: moveMarks({ ...row, code: row.code }, code, test), items: all }]);
    },
    setAbsent(number: number, isAway: boolean): void {
      const row = rowOf(number);
      const code = row.code ?? test.codes[0]?.code ?? null;
      change([{ row: { ...row, code, marks: isAway ? [] : none }, items: all }]);
    },
    /** Each code in turn to those who have none yet. */
    dealCodes(): void {
      const without = seats.filter(({ code }) => code === null);
      change(
        without.map(({ number }) => {
          const code = test.codes[(number - 1) % test.codes.length]?.code ?? null;
          return { row: { ...emptyRow(number, test), code }, items: [] };
        }),
      );
    },
    moveTo(from: number, to: number, way: MoveWay): void {
      change(moveRow(rowOf(from), rowOf(to), way, test).map((row) => ({ row, items: all })));
    },
    paste(text: string, start: Start) {
      const read = readPaste(
        text,
        start,
        seats.map(({ seat: _, ...row }) => row),
        test,
      );
      if (read.ok) change(read.changes);
      return read;
    },
  } as const;
}
