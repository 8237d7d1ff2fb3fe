import type { WorksheetView } from "#lib/paper/sheet-view.ts";

/** What stands above a sheet and its key. */
export type SheetHead = Pick<WorksheetView, "title" | "classId" | "subject">;

/** How a worksheet is printed. */
export interface SheetLook {
  readonly size: "a4" | "a5";
  readonly columns: 1 | 2;
  /** So many codes. */
  readonly codes: number;
  /** Whether the key names the commonest slips. */
  readonly hasSlips: boolean;
}
