import { localText } from "#components/ui/local-text.ts";
import type { ChangedRow, Mark } from "#lib/marks/marked-test.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { isFields } from "#lib/play/is-fields.ts";

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function isMark(value: unknown): value is Mark | null {
  if (value === null) return true;
  return isFields(value) && isWhole(value.quarters) && Array.isArray(value.slips) && value.slips.every(isWhole);
}

function isRow(value: unknown): value is ChangedRow {
  if (!isFields(value)) return false;
  const { number, code, marks, changed } = value;
  const areChanged = Array.isArray(changed) && changed.every(isWhole);
  const areMarks = Array.isArray(marks) && marks.every(isMark);
  const isCode = code === null || sheetCodes.some((each) => each === code);
  return isWhole(number) && isCode && areMarks && areChanged;
}

/** Points of a test that the server has not taken yet, as this browser keeps them: by the numbers of seats, without names. */
export function keptMarks(testId: string) {
  const key = `marks ${testId}`;
  return {
    /** What is no row of points any more is left out. */
    read(): readonly ChangedRow[] {
      try {
        const rows: unknown = JSON.parse(localText.read(key) ?? "[]");
        return Array.isArray(rows) ? rows.filter(isRow) : [];
      } catch {
        return [];
      }
    },

    write(rows: readonly ChangedRow[]): void {
      localText.write(key, rows.length === 0 ? null : JSON.stringify(rows));
    },
  } as const;
}
