import {
  type CodedItem,
  hasMarks,
  isAbsent,
  itemsOfCode,
  type Mark,
  type MarkedItem,
  type SeatRow,
  type TestContent,
} from "./marked-test.ts";
import type { RowChange } from "./marks-history.ts";
import { isAbsence, type MarkProblem, readMark } from "./read-mark.ts";

/**
 * Why a cell was not taken: see MarkProblem; outside: it lies beyond the table; no-code: it is not known which paper the pupil wrote;
 * has-marks: of a pupil with points nobody says by the way that they were absent.
 */
export type PasteProblem = MarkProblem | "outside" | "no-code" | "has-marks";

/** A cell that was not taken. */
export interface LeftCell {
  /** Where it was to go: the row of the table and the place on the pupil's paper, from 0. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly problem: PasteProblem;
}

export type ReadPaste =
  /** Nothing of it is taken: there are more letters, rows or columns than the table can have. */
  | { readonly ok: false; readonly reason: "long" | "tall" | "wide" }
  | {
      readonly ok: true;
      readonly changes: readonly RowChange[];
      /** How many cells were taken. */
      readonly taken: number;
      readonly left: readonly LeftCell[];
    };

/** The cell a block begins at, counted as in LeftCell. */
export interface Start {
  readonly row: number;
  readonly column: number;
}

/** Letters for each cell of the table; what is longer is no block of points. */
const lettersOfCell = 16;

/** Letters for the whole, of however small a table. */
const leastLetters = 256;

/** Cells as a spreadsheet copies them: tabs between columns, line breaks between rows, quotes around a cell that has such itself. */
export function splitCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at);
    row.push(cell.text);
    at = cell.end;
    const next = text.charAt(at);
    if (next === "\t") {
      at += 1;
      if (at === text.length) row.push("");
    } else {
      rows.push(row);
      row = [];
      at += next === "\r" && text.charAt(at + 1) === "\n" ? 2 : 1;
    }
  }
  return row.length > 0 ? [...rows, row] : rows;
}

const ends: readonly string[] = ["", "\t", "\n", "\r"];

function cellAt(text: string, start: number): { readonly text: string; readonly end: number } {
  const quoted = text.charAt(start) === '"' ? quotedAt(text, start) : null;
  if (quoted !== null) return quoted;
  let end = start;
  while (!ends.includes(text.charAt(end))) end += 1;
  return { text: text.slice(start, end), end };
}

/** Null where no quote ends it right before the end of the cell: the quote is a letter like others then. */
function quotedAt(text: string, start: number): { readonly text: string; readonly end: number } | null {
  let end = start + 1;
  while (end < text.length && (text.charAt(end) !== '"' || text.charAt(end + 1) === '"')) {
    end += text.charAt(end) === '"' ? 2 : 1;
  }
  if (end >= text.length || !ends.includes(text.charAt(end + 1))) return null;
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/**
 * Reads a block of cells that is pasted into the table of a test, from a cell to the right and down. A cell says what it would say
 * were it typed, but that numbers stand with their comma; "v" says that the pupil was absent. An empty cell leaves what is there.
 */
export function readPaste(text: string, start: Start, rows: readonly SeatRow[], test: TestContent): ReadPaste {
  const columns = test.items.length;
  if (text.length > Math.max(leastLetters, lettersOfCell * rows.length * columns)) return { ok: false, reason: "long" };
  const cells = splitCells(text);
  if (cells.length > rows.length) return { ok: false, reason: "tall" };
  if (cells.some((line) => line.length > columns)) return { ok: false, reason: "wide" };
  const read = cells.map((line, down) => readLine(line, { row: start.row + down, column: start.column }, rows, test));
  return {
    ok: true,
    changes: read.flatMap(({ change }) => change ?? []),
    taken: read.reduce((sum, { taken }) => sum + taken, 0),
    left: read.flatMap(({ left }) => left),
  };
}

/** What is taken of a row of cells, and what is left of it. */
interface ReadLine {
  readonly change: RowChange | null;
  readonly taken: number;
  readonly left: readonly LeftCell[];
}

type FilledCell = Omit<LeftCell, "problem">;

const leave = (cells: readonly FilledCell[], problem: PasteProblem): ReadLine => ({
  change: null,
  taken: 0,
  left: cells.map((cell) => ({ ...cell, problem })),
});

function readLine(line: readonly string[], start: Start, rows: readonly SeatRow[], test: TestContent): ReadLine {
  const filled = line.flatMap((text, right): FilledCell[] => {
    const cell = text.trim();
    return cell === "" ? [] : [{ row: start.row, column: start.column + right, text: cell }];
  });
  const row = rows[start.row];
  if (row === undefined) return leave(filled, "outside");
  if (filled.length > 0 && filled.every(({ text }) => isAbsence(text))) return readAbsence(filled, row, test);
  return row.code === null ? leave(filled, "no-code") : readPoints(filled, row, itemsOfCode(test, row.code), test);
}

function readAbsence(cells: readonly FilledCell[], row: SeatRow, { items, codes }: TestContent): ReadLine {
  if (hasMarks(row)) return leave(cells, "has-marks");
  const code = row.code ?? codes[0]?.code ?? null;
  const change = { row: { ...row, code, marks: [] }, items: [...items.keys()] };
  return { change, taken: cells.length, left: [] };
}

/** `paper` is what the pupil wrote. */
function readPoints(
  cells: readonly FilledCell[],
  row: SeatRow,
  paper: readonly CodedItem[],
  { items }: TestContent,
): ReadLine {
  const read = cells.map((cell) => ({ cell, coded: paper[cell.column], mark: readCell(cell, paper, items) }));
  const taken = read.flatMap(({ coded, mark }) =>
    coded === undefined || typeof mark === "string" ? [] : [{ item: coded.item, mark }],
  );
  const left = read.flatMap(({ cell, mark }) => (typeof mark === "string" ? [{ ...cell, problem: mark }] : []));
  if (taken.length === 0) return { change: null, taken: 0, left };
  const marks: (Mark | null)[] = items.map((_item, at) => row.marks[at] ?? null);
  for (const { item, mark } of taken) marks[item] = mark;
  // Who was absent had no points at all: the whole row is new then.
  const changed = isAbsent(row) ? [...items.keys()] : taken.map(({ item }) => item);
  return { change: { row: { ...row, marks }, items: changed }, taken: taken.length, left };
}

function readCell(
  { text, column }: FilledCell,
  paper: readonly CodedItem[],
  items: readonly MarkedItem[],
): Mark | PasteProblem {
  const coded = paper[column];
  const quarters = items[coded?.item ?? -1]?.quarters ?? 0;
  if (coded === undefined) return "outside";
  if (isAbsence(text)) return "has-marks";
  // Who types leaves out a comma; a spreadsheet does not.
  if (4 * Number(text.replace(",", ".")) > quarters) return "many";
  const read = readMark(text, { quarters, coded });
  return read.ok ? (read.mark ?? "unread") : read.problem;
}
