import type { Line } from "#lib/core/line.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";

/** A table that is read: a timetable, a plan of a day, a list, a page of contents. */
export interface ReadTableView {
  /** Written above it. */
  readonly title: string;
  /** Row by row, as many cells in each. The first row is the head, the first cell of each other row names it; the corner may be empty. */
  readonly rows: readonly (readonly string[])[];
  /** Whether one cell is asked for, and not all that fit. */
  readonly isSingle: boolean;
}

export interface ReadTableKey {
  /** Cells as cellAt counts them, in their order. */
  readonly cells: readonly number[];
  /** Cells that are wrong for the same reason, the most telling first, with the sentence on it. */
  readonly mistakes: readonly {
    readonly cells: readonly number[];
    readonly feedback: Line;
    /** Its name; it stays on the server. */
    readonly code?: MistakeCode;
  }[];
  /** Said where only some of them were tapped, and of any other cell. */
  readonly missing: Line;
  readonly wrong: Line;
}

export interface ReadTableResponse {
  readonly cells: readonly number[];
}

/** More than a row has cells. */
const rowSize = 10;

/** The number of a cell; row 0 is the head. */
export function cellAt(row: number, column: number): number {
  return row * rowSize + column;
}

export function readCell(at: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(at / rowSize), column: at % rowSize };
}

/** What stands in a cell; empty where there is none. */
export function textOfCell({ rows }: ReadTableView, at: number): string {
  const { row, column } = readCell(at);
  return rows[row]?.[column] ?? "";
}

function grade(key: ReadTableKey, { cells }: ReadTableResponse): boolean {
  return cells.length === key.cells.length && cells.every((cell) => key.cells.includes(cell));
}

/** Whether nothing wrong was tapped. */
export function isPart(key: ReadTableKey, { cells }: ReadTableResponse): boolean {
  return cells.every((cell) => key.cells.includes(cell));
}

/** The known mistake behind a cell that was tapped. */
export function knownMistake(
  key: ReadTableKey,
  { cells }: ReadTableResponse,
): ReadTableKey["mistakes"][number] | undefined {
  return key.mistakes.find((mistake) => cells.some((cell) => mistake.cells.includes(cell)));
}

function feedback(key: ReadTableKey, response: ReadTableResponse): Line | null {
  if (grade(key, response)) return null;
  if (isPart(key, response)) return key.missing;
  return knownMistake(key, response)?.feedback ?? key.wrong;
}

export const readTableGrading: Grading<ReadTableKey, ReadTableResponse> = {
  field: "cells",
  hearing: "question",
  help: "figures",
  grade,
  feedback,
};
