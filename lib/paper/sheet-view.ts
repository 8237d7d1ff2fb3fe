import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSizes } from "#lib/play/set-view.ts";
import type { PaperKey, PaperQuestion } from "#lib/questions/paper/to-paper.ts";

/** How many questions a worksheet may have: as many as two sets. */
export const sheetSizes = { least: setSizes.least, usual: 10, most: 2 * setSizes.most } as const;

/** Sheets that ask the same with other numbers, in the order in which they are made. */
export const sheetCodes = ["A", "B", "C", "D"] as const;

export type SheetCode = (typeof sheetCodes)[number];

/** A question of a sheet with what the key says of it. */
export interface SheetQuestion {
  readonly question: PaperQuestion;
  readonly key: PaperKey;
}

/** One code of a worksheet. */
export interface Sheet {
  readonly code: SheetCode;
  /** Where its questions can be played on a screen, in parts of the same length. */
  readonly hrefs: readonly string[];
  readonly questions: readonly SheetQuestion[];
}

/** A worksheet as it is shown and printed (design "The paper twin"). */
export interface WorksheetView {
  readonly title: string;
  readonly classId: ClassId;
  readonly subject: Subject;
  /** How long a pupil of the class is likely to need. */
  readonly minutes: number;
  readonly sheets: readonly Sheet[];
}
